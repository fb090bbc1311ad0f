import { mount } from 'svelte'
import './app.css'
import './kit/theme.css'
import App from './App.svelte'
import { session } from './lib/keep'

// A newer build has replaced the pages that this one would load: begin anew, but not for ever.
addEventListener('vite:preloadError', () => {
  if (Date.now() - session.get('begun', 0) < 10_000) return
  session.set('begun', Date.now())
  location.reload()
})

mount(App, { target: document.getElementById('app')! })
