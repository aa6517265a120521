export type Histogram = {
  observe(value: number, labels?: string): void
  /** In the text format of Prometheus. */
  text(): string
}

type Series = { readonly buckets: number[]; sum: number; count: number }

/** `labels` as they stand in the text: `method="GET",route="page"`. Only what there is a bounded number of may be in them. */
export function createHistogram(name: string, help: string, bounds: readonly number[]): Histogram {
  const all = new Map<string, Series>()
  return {
    observe(value, labels = '') {
      let series = all.get(labels)
      if (!series) {
        series = { buckets: bounds.map(() => 0), sum: 0, count: 0 }
        all.set(labels, series)
      }
      series.sum += value
      series.count++
      const bucket = bounds.findIndex((bound) => value <= bound)
      if (bucket !== -1) series.buckets[bucket] = (series.buckets[bucket] ?? 0) + 1
    },
    text() {
      const lines = [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`]
      for (const [labels, { buckets, sum, count }] of all) {
        const and = labels && `${labels},`
        let below = 0
        bounds.forEach((bound, index) => {
          below += buckets[index] ?? 0
          lines.push(`${name}_bucket{${and}le="${bound}"} ${below}`)
        })
        lines.push(`${name}_bucket{${and}le="+Inf"} ${count}`)
        lines.push(`${name}_sum${braced(labels)} ${sum}`, `${name}_count${braced(labels)} ${count}`)
      }
      return lines.join('\n')
    },
  }
}

export type Sample = readonly [labels: string, value: number]

/** One metric whose values are read when they are asked for. */
export const samples = (name: string, type: 'gauge' | 'counter', help: string, values: readonly Sample[]): string =>
  [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...values.map(([labels, value]) => `${name}${braced(labels)} ${value}`),
  ].join('\n')

const braced = (labels: string): string => labels && `{${labels}}`
