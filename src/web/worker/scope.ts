/** Keeps the worker awake until its work is done. */
export interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

export interface RequestEvent extends WorkerEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

/** The browser found a connection, and hands over what a page has asked to be done then. */
export interface SyncEvent extends WorkerEvent {
  readonly tag: string
}

export interface NotificationTap extends WorkerEvent {
  readonly notification: Notification
}

export interface PushEvent extends WorkerEvent {
  readonly data: { json(): unknown } | null
}

interface Tab {
  readonly url: string
  focus(): Promise<unknown>
  navigate(url: string): Promise<unknown>
}

interface Events {
  install: WorkerEvent
  activate: WorkerEvent
  fetch: RequestEvent
  message: MessageEvent<unknown>
  sync: SyncEvent
  push: PushEvent
  pushsubscriptionchange: WorkerEvent
  notificationclick: NotificationTap
}

/** The server writes it before the worker's script. */
export interface Installation {
  readonly version: string
  /** By path, the SHA-256 (hex) of the pages that the server has written something into. */
  readonly pages: Readonly<Record<string, string>>
}

/** The DOM's types do not know what only a service worker has. */
export interface WorkerScope {
  readonly installation?: Installation
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification' | 'pushManager'> & {
    /** Missing in some browsers. */
    readonly sync?: { register(tag: string): Promise<void> }
  }
  readonly clients: {
    claim(): Promise<void>
    matchAll(kind: { type: 'window' }): Promise<readonly Tab[]>
    openWindow(url: string): Promise<unknown>
  }
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): void
}
