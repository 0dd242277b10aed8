import { expect } from '@playwright/test'
import { apiToken } from '../helpers/Installation'
import type { Cluster } from './Cluster'
import { send } from './send'

/** Rounds in which each process restarts. */
const rounds = 2

/**
 * Restarts one process after the other by SIGTERM, as docs/deployment.md describes, while readers and
 * writers send one request after another through nginx.
 * @returns the responses by status, and the slugs of the projects whose writes were acknowledged
 */
export async function restartWhileRequestsArrive(cluster: Cluster) {
  const { publicUrl, machines } = cluster
  const statuses: Record<string, number> = {}
  const acknowledged: string[] = []
  let isDone = false
  const count = (status: number | string) => (statuses[status] = (statuses[status] ?? 0) + 1)
  const outcome = (url: string, options?: Parameters<typeof send>[1]) =>
    send(url, options).then(
      ({ status }) => status,
      (error: Error) => error.message,
    )
  const read = async (path: string) => {
    while (!isDone) count(await outcome(publicUrl + path))
  }
  const write = async (writer: number) => {
    for (let number = 0; !isDone; number += 1) {
      const slug = `gulir-${writer}-${number}`
      const status = await outcome(`${publicUrl}/api/projects`, {
        method: 'POST',
        headers: { authorization: `Bearer ${apiToken}` },
        body: { title: slug, slug },
      })
      count(status)
      if (status === 201) acknowledged.push(slug)
    }
  }
  const requests = Promise.all([
    ...['/', '/projects', '/api/profiles/1'].map(read),
    ...[1, 2].map(write),
  ])
  const total = () => Object.values(statuses).reduce((sum, one) => sum + one, 0)
  const moreAnswers = async () => {
    const before = total()
    await expect.poll(total).toBeGreaterThan(before + 20)
  }
  for (const machine of Array.from({ length: rounds }, () => machines).flat()) {
    await moreAnswers()
    await machine.server.kill('SIGTERM')
    await cluster.restart(machine)
  }
  await moreAnswers()
  isDone = true
  await requests
  return { statuses, acknowledged }
}
