import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

/** A plain reverse proxy: each request goes to the next server, nothing is remembered or retried. */
export interface LoadBalancer {
  close(): Promise<void>
}

/** Listens at `port` in front of the servers at these ports of this machine. */
export async function openLoadBalancer(port: number, servers: readonly number[]): Promise<LoadBalancer> {
  let turn = 0
  const proxy = createServer((incoming, answer) => {
    turn += 1
    pass(incoming, answer, servers[turn % servers.length] ?? 0)
  })
  await once(proxy.listen(port, '127.0.0.1'), 'listening')
  return {
    close: async () => {
      const closed = once(proxy, 'close')
      proxy.close()
      proxy.closeAllConnections()
      await closed
    },
  }
}

function pass(incoming: IncomingMessage, answer: ServerResponse, port: number): void {
  const { method, url, headers, socket } = incoming
  const forwarded = {
    ...headers,
    'x-forwarded-for': socket.remoteAddress,
    'x-forwarded-proto': 'http',
    'x-forwarded-host': headers.host,
  }
  const onward = request({ host: '127.0.0.1', port, method, path: url, headers: forwarded, agent: false })
  onward.on('response', (reply) => {
    answer.writeHead(reply.statusCode ?? 502, reply.headers)
    reply.pipe(answer)
    reply.once('error', () => answer.destroy())
  })
  onward.once('error', () => {
    if (answer.headersSent) answer.destroy()
    else answer.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>')
  })
  answer.once('close', () => onward.destroy())
  incoming.pipe(onward)
}
