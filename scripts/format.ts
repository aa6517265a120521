import { spawnSync } from 'node:child_process'
import { program } from './program.ts'

const [node, biome] = program('@biomejs/biome', 'biome')
process.exit(spawnSync(node, [biome, 'check', '--write', '.'], { stdio: 'inherit' }).status ?? 1)
