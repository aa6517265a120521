import { createHistogram, samples } from './histogram.ts'

export type Commit = { readonly deliveries: number; readonly actions: number; readonly seconds: number }

/** What this process counts while it works. */
export type Metrics = {
  answered(method: string, route: string, status: number, seconds: number): void
  committed(commit: Commit): void
  text(): string
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const SIZES = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000]

export function createMetrics(): Metrics {
  const requests = new Map<string, number>()
  const latency = createHistogram('pariksha_http_request_seconds', 'Time to answer, by route.', SECONDS)
  const deliveries = createHistogram('pariksha_commit_deliveries', 'Saves that shared one commit.', SIZES)
  const actions = createHistogram('pariksha_commit_actions', 'Actions that shared one commit.', SIZES)
  const commits = createHistogram('pariksha_commit_seconds', 'Time of one commit of saves.', SECONDS)
  return {
    answered(method, route, status, seconds) {
      const labels = `method="${method}",route="${route}"`
      const counted = `${labels},status="${Math.floor(status / 100)}xx"`
      requests.set(counted, (requests.get(counted) ?? 0) + 1)
      latency.observe(seconds, labels)
    },
    committed(commit) {
      deliveries.observe(commit.deliveries)
      actions.observe(commit.actions)
      commits.observe(commit.seconds)
    },
    text: () =>
      [
        samples('pariksha_http_requests_total', 'counter', 'Requests answered.', [...requests]),
        ...[latency, deliveries, actions, commits].map((histogram) => histogram.text()),
      ].join('\n'),
  }
}
