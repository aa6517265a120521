import { runCommand } from '../../server/src/backup/command.ts'

await runCommand('restore', process.argv.slice(2))
