import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  ssr: true,
  // All routes are known from the start: moving inside the application asks no server.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
