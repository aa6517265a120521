import { byOrder } from '@pariksha/domain/attempt'
import { BATCH, deliver } from './deliver.ts'
import { canTellDead, whileDead } from './device.ts'
import { readOnDevice, write } from './outbox.ts'
import type { Owner, RecordedAction, RecordedDevice } from './records.ts'

/** What to do with this tab's own: leave it to the running session, deliver it, or deliver it and say that that was all. */
export type OwnLeftovers = 'leave' | 'deliver' | 'settle'

/**
 * Delivers what this tab, and tabs that are gone, could not: each as the device that it was. Living tabs deliver their
 * own. The server need not wait any longer for one that is gone.
 */
export async function deliverLeftovers(owner: Owner, ownDevice: string, own: OwnLeftovers): Promise<void> {
  const { devices, actions } = await readOnDevice(owner)
  for (const device of devices) {
    const waiting = waitingOf(device, actions)
    if (device.device === ownDevice) {
      if (own !== 'leave') await deliverAll(device, waiting, { settle: own === 'settle' })
    } else if (waiting.length > 0 || !device.settled) {
      await whileDead(device.device, () => deliverAll(device, waiting, { settle: canTellDead() }))
    }
  }
}

const waitingOf = ({ device }: RecordedDevice, actions: readonly RecordedAction[]): RecordedAction[] =>
  actions.filter((action) => action.device === device && action.delivery === 'waiting').sort(byOrder)

async function deliverAll(device: RecordedDevice, waiting: readonly RecordedAction[], { settle }: { settle: boolean }) {
  const batches = batchesOf(waiting)
  for (const batch of batches) {
    const { actions } = await deliver({ ...device, epoch: batch[0]?.epoch ?? device.epoch }, batch)
    write(...actions.map((action) => ({ store: 'actions', put: action }) as const))
  }
  if (!settle) return
  await deliver(device, [], { settled: true })
  write({ store: 'devices', put: { ...device, settled: true } })
}

/** Of one epoch each, because that is how they are sent. */
function batchesOf(waiting: readonly RecordedAction[]): RecordedAction[][] {
  const batches: RecordedAction[][] = []
  for (const action of waiting) {
    const last = batches.at(-1)
    if (last && last.length < BATCH && last[0]?.epoch === action.epoch) last.push(action)
    else batches.push([action])
  }
  return batches
}
