import { runCommand } from '../../server/src/operations/backup/command.ts'

await runCommand('backup', process.argv.slice(2))
