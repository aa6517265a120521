import { ConfigError } from '../../server/src/config-error.ts'
import { runStaffCreate } from '../../server/src/staff/members/create.ts'

try {
  console.log(await runStaffCreate(process.env))
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
}
