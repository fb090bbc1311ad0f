/** Pages, and parts of pages, that load when they are opened. */
export const pages = {
  home: () => import('../routes/Home.svelte'),
  new: () => import('../routes/New.svelte'),
  lobby: () => import('../routes/Lobby.svelte'),
  rules: () => import('../routes/Rules.svelte'),
  about: () => import('../routes/About.svelte'),
  table: () => import('../routes/TablePage.svelte'),
  join: () => import('../components/Join.svelte'),
  end: () => import('../components/End.svelte'),
  doubt: () => import('../components/Doubt.svelte'),
  removed: () => import('../components/Removed.svelte'),
  seats: () => import('../components/SeatsDialog.svelte'),
  replay: () => import('../routes/Replay.svelte'),
}
