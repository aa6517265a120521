import { ConfigError } from '../../server/src/config-error.ts'
import { demoteStaff } from '../../server/src/staff/members/remove.ts'

try {
  console.log(await demoteStaff(process.env))
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
}
