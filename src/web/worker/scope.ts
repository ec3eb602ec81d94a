/** An event that keeps the worker awake until its work is done. */
export interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

/** A request of a page, which the worker may answer. */
export interface RequestEvent extends WorkerEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

/** The browser found a connection, and hands over what a page has asked to be done then. */
export interface SyncEvent extends WorkerEvent {
  readonly tag: string
}

/** A notification was tapped. */
export interface NotificationTap extends WorkerEvent {
  readonly notification: Notification
}

/** A tab of the app. */
interface Tab {
  focus(): Promise<unknown>
}

interface Events {
  install: WorkerEvent
  activate: WorkerEvent
  fetch: RequestEvent
  message: MessageEvent<unknown>
  sync: SyncEvent
  notificationclick: NotificationTap
}

/** What an installation's server writes before the worker's script. */
export interface Installation {
  readonly version: string
  /** By path, the SHA-256 (hex) of the pages into which it has written something. */
  readonly pages: Readonly<Record<string, string>>
}

/** What a service worker has and a page has not: the types of the DOM do not know it. */
export interface WorkerScope {
  readonly installation?: Installation
  readonly clients: {
    claim(): Promise<void>
    matchAll(kind: { type: 'window' }): Promise<readonly Tab[]>
    openWindow(url: string): Promise<unknown>
  }
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): void
}
