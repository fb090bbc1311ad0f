/** Draws one dumped view (?view=mid.json&game=castelli&theme=dark&lang=it) or one built map (?map=file.json). */
import '../src/app.css'
import { mount } from 'svelte'
import Look from './Look.svelte'
import MapLook from './MapLook.svelte'

const asked = new URLSearchParams(location.search)
document.documentElement.dataset.theme = asked.get('theme') ?? 'light'
const target = document.getElementById('look')!
const dumped = await (await fetch(`./${asked.get('map') ?? asked.get('view') ?? 'begin.json'}`)).json()
if (asked.has('map')) mount(MapLook, { target, props: { map: dumped } })
else
  mount(Look, {
    target,
    props: { dumped, game: asked.get('game') ?? 'castelli', lang: asked.get('lang') === 'it' ? 'it' : 'en' },
  })
