// Runs while the page is closed: shows that it is somebody's turn, and opens the table when that is pressed.

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("push", (event) => {
  const notice = event.data?.json() ?? {};
  const options = { body: notice.sentence, tag: notice.table, data: { link: notice.link ?? "/" } };
  event.waitUntil(self.registration.showNotification(notice.title ?? "Serão", options));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data.link));
});
