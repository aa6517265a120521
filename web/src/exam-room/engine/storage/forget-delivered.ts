import type { EngineContext } from '../engine-context.ts'

/**
 * At sign-out, for shared devices: deletes papers and everything the server has. Unsent actions stay and are delivered when
 * the student signs in here again; a paper stays while another student of this device needs it.
 */
export async function forgetDelivered({ storage, papers: loaded }: EngineContext, userId: number): Promise<void> {
  loaded.clear()
  await storage.written()
  const kept = (await storage.list(userId))
    .filter(({ attempt, waiting }) => waiting > 0 || attempt.handedIn !== null)
    .map(({ attempt }) => attempt)
  const unsent = new Set(kept.map(({ attemptId }) => attemptId))
  const database = await storage.openDatabase()
  const transaction = database.transaction(['actions', 'devices', 'attempts', 'papers'], 'readwrite')
  const [actions, devices, attempts, papers] = [
    transaction.objectStore('actions'),
    transaction.objectStore('devices'),
    transaction.objectStore('attempts'),
    transaction.objectStore('papers'),
  ]
  const ofStudent = IDBKeyRange.bound([userId], [userId, []])
  const known = (await actions.getAll(ofStudent)).filter(({ delivery }) => delivery !== 'waiting')
  const emptied = (await devices.getAll(ofStudent)).filter(({ attemptId }) => !unsent.has(attemptId))
  await Promise.all([
    ...known.map(({ attemptId, device, epoch, seq }) => actions.delete([userId, attemptId, device, epoch, seq])),
    ...emptied.map(({ attemptId, device }) => devices.delete([userId, attemptId, device])),
    attempts.delete(ofStudent),
  ])
  // the record holds the server's snapshot of the answers, too
  await Promise.all(
    kept.map((attempt) => attempts.put({ ...attempt, snapshot: { ...attempt.snapshot, test_json: [] } })),
  )
  const others = new Set(
    (await attempts.getAll()).filter((attempt) => attempt.userId !== userId).map(({ paperHash }) => paperHash),
  )
  for (const hash of await papers.getAllKeys()) if (!others.has(hash)) await papers.delete(hash)
  await transaction.done
}
