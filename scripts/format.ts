import { spawnSync } from 'node:child_process'
import { packageBin } from './package-bin.ts'

const [node, biome] = packageBin('@biomejs/biome', 'biome')
process.exit(spawnSync(node, [biome, 'check', '--write', '.'], { stdio: 'inherit' }).status ?? 1)
