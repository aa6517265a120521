import { ConfigError } from '../../server/src/config-error.ts'
import { runStaffRemove } from '../../server/src/staff/members/remove.ts'

try {
  console.log(await runStaffRemove(process.env))
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
}
