export interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

export interface RequestEvent extends WorkerEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

/** The browser has a connection, and runs work that a page registered for then. */
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
  /** SHA-256 (hex) by path, of the pages that the server has changed. */
  readonly pages: Readonly<Record<string, string>>
}

export interface WorkerScope {
  readonly installation?: Installation
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification' | 'pushManager'> & {
    /** Some browsers lack it. */
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
