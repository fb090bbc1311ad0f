/** The service worker: shows notices that come while nobody looks, says that it has, and opens their page. It keeps nothing. */
const tell = (path, body) =>
  fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })

addEventListener('install', () => self.skipWaiting())
addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

addEventListener('push', (event) => event.waitUntil(take(event.data.json())))

async function take(told) {
  if (told.withdraw) {
    for (const one of await self.registration.getNotifications({ tag: told.withdraw })) one.close()
    return
  }
  await self.registration.showNotification(told.title, {
    body: told.body,
    tag: told.tag,
    renotify: true,
    lang: told.lang,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { url: told.url, mark: told.mark },
    actions: told.acts.map(([action, title]) => ({ action, title })),
  })
  await tell('/api/notices/shown', { mark: told.mark }).catch(() => undefined)
}

addEventListener('notificationclick', (event) => {
  const { url, mark } = event.notification.data
  event.notification.close()
  if (event.action === 'works') return
  event.waitUntil(event.action === 'later' ? tell('/api/notices/later', { mark }) : open(url))
})

async function open(url) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find((page) => new URL(page.url).pathname === url)
  return there ? there.focus() : self.clients.openWindow(url)
}

addEventListener('pushsubscriptionchange', (event) => event.waitUntil(again(event)))

/** The browser has given the subscription up and may have a new one. */
async function again(event) {
  const key = event.oldSubscription?.options.applicationServerKey
  const fresh =
    event.newSubscription ??
    (key && (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })))
  if (fresh) {
    const { endpoint, keys } = fresh.toJSON()
    await tell('/api/me/notices/push', { endpoint, keys })
  }
}
