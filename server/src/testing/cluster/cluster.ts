import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../../platform/db/embedded/embedded.ts'
import { clusterFolder, copySeededCluster } from './seed-home.ts'

/** One cluster for the tests of a project, in memory where there is room, with a database as a first start makes it to clone from. */
export default async function setup(project: TestProject): Promise<() => void> {
  const home = clusterFolder()
  // every statement is planned as one that is prepared is from its sixth time on: what needs its values to be planned shows at once
  const start = () =>
    startEmbedded(home, {
      durable: false,
      settings: ['max_connections=200', 'plan_cache_mode=force_generic_plan'],
    })
  await copySeededCluster(home, start)
  const postgres = await start()
  project.provide('socketDir', postgres.socketDir)
  return () => {
    postgres.stop()
    rmSync(home, { recursive: true, force: true })
  }
}
