import { runStaffRemove } from '../../server/src/people/staff/members/remove.ts'
import { ConfigError } from '../../server/src/platform/config/config-error.ts'

try {
  console.log(await runStaffRemove(process.env))
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
}
