import { Counter, Gauge, Histogram, Registry } from 'prom-client'

export type Commit = { readonly deliveries: number; readonly actions: number; readonly seconds: number }

/** What this process counts while it works. Labels take a bounded number of values: patterns of calls, never addresses. */
export type Metrics = {
  readonly registry: Registry
  /** Without seconds for a long poll. */
  answered(method: string, route: string, status: number, seconds: number | undefined): void
  committed(commit: Commit): void
  /** How many long polls are open. */
  longPolls(count: number): void
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const SIZES = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000]

export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const requests = new Counter({
    name: 'pariksha_http_requests_total',
    help: 'Requests answered.',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const latency = new Histogram({
    name: 'pariksha_http_request_duration_seconds',
    help: 'Time to answer, by route.',
    labelNames: ['method', 'route'],
    buckets: SECONDS,
    registers,
  })
  const histogram = (name: string, help: string, buckets: number[]) => new Histogram({ name, help, buckets, registers })
  const deliveries = histogram('pariksha_save_batch_deliveries', 'Saves in one batch.', SIZES)
  const actions = histogram('pariksha_save_batch_actions', 'Actions in one batch of saves.', SIZES)
  const commits = histogram('pariksha_save_batch_seconds', 'Time to commit one batch of saves.', SECONDS)
  const longPolls = new Gauge({
    name: 'pariksha_long_polls',
    help: 'Open long polls for added time.',
    registers,
  })
  return {
    registry,
    answered(method, route, status, seconds) {
      requests.inc({ method, route, status: `${Math.floor(status / 100)}xx` })
      if (seconds !== undefined) latency.observe({ method, route }, seconds)
    },
    committed(commit) {
      deliveries.observe(commit.deliveries)
      actions.observe(commit.actions)
      commits.observe(commit.seconds)
    },
    longPolls: (count) => longPolls.set(count),
  }
}
