/** The URL of a call below /api/v1. */
export function addressOf(
  url: string,
  params: Readonly<Record<string, string | number>> | undefined,
  query: unknown,
): string {
  const path = url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params?.[name] ?? '')))
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`
}
