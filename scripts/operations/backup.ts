import { runCommand } from '../../server/src/backup/command.ts'

await runCommand('backup', process.argv.slice(2))
