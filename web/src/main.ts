import { mount } from 'svelte'
import './app.css'
import './forms.css'
import './kit/theme.css'
import App from './App.svelte'
import { session } from './lib/keep'
import { prefs } from './lib/prefs.svelte'
import { speak } from './lib/texts'

// A newer build has replaced the pages that this one would load: begin anew, but not for ever.
addEventListener('vite:preloadError', () => {
  if (Date.now() - session.get('begun', 0) < 10_000) return
  session.set('begun', Date.now())
  location.reload()
})

void speak(prefs.lang).then(() => mount(App, { target: document.getElementById('app')! }))
