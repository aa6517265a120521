import { runCommand } from '../../server/src/operations/backup/command.ts'

await runCommand('restore', process.argv.slice(2))
