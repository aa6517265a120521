import type { Config } from '../../platform/config/config.ts'
import { ConfigError } from '../../platform/config/config-error.ts'

/** An error of listening as a sentence; errors that are not of that kind as they are. */
export function listenProblem(error: unknown, { host, port }: Pick<Config, 'host' | 'port'>): unknown {
  switch ((error as { code?: string }).code) {
    case 'EADDRINUSE':
      return new ConfigError(`PORT: another program listens at port ${port} of ${host}`)
    case 'EACCES':
      return new ConfigError(`PORT: this account may not listen at port ${port}; those from 1024 on are free to all`)
    case 'EADDRNOTAVAIL':
      return new ConfigError(`HOST: ${host} is no address of this machine`)
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new ConfigError(`HOST: ${host} is no address, and no name that is known here`)
    default:
      return error
  }
}
