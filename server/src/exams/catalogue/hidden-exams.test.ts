import type { FamilyPage } from '@pariksha/contract/exams/exams'
import type { ShownExam } from '@pariksha/contract/exams/shown-exams'
import type { TestItem } from '@pariksha/contract/exams/tests'
import type { AuditEntry } from '@pariksha/contract/people/staff-log'
import type { Site } from '@pariksha/contract/site/institute'
import { describe, expect, test } from 'vitest'
import { call } from '../../testing/app.ts'
import { aStudent } from '../../testing/factories.ts'
import { institute, listsOf, ofExams } from '../../testing/papers/exam-catalogue.ts'
import { aPackage } from '../../testing/papers/packages.ts'

describe('an exam that the institute does not teach', () => {
  test('is gone from every list and page with one switch, and is back with it', async () => {
    const { app, show, hide, status } = await institute()
    const before = await listsOf(app)
    expect(before.filter((one) => /afcat/i.test(ofExams(one))).length).toBeGreaterThan(10)
    const [afcat] = (await call(app, 'GET', '/tests/afcat/')).json<TestItem[]>()
    await hide('afcat')
    expect((await listsOf(app)).filter((one) => /afcat/i.test(ofExams(one)))).toEqual([])
    const addresses = [
      '/exams/afcat/',
      '/exam-families/afcat/',
      '/tests/afcat/',
      `/tests/${afcat?.id}/`,
      `/tests/afcat/${afcat?.id}/`,
    ]
    for (const path of addresses) expect([path, await status(path)]).toEqual([path, 404])
    expect((await show('afcat', true)).statusCode).toBe(200)
    expect(await listsOf(app)).toEqual(before)
    for (const path of addresses) expect([path, await status(path)]).toEqual([path, 200])
  })

  test('cannot be begun, bought or chosen, but stays for who bought it or began it', async () => {
    const { app, db, token, hide, status, show } = await institute()
    const [bought, began, stranger] = [await aStudent(db), await aStudent(db), await aStudent(db)]
    const [first, ...others] = (await call(app, 'GET', '/tests/afcat/')).json<TestItem[]>()
    const paid = others.find(({ state }) => state === 'locked')
    const start = (as: string, test_id = first?.id) => call(app, 'POST', '/tests/usertest/', { as, body: { test_id } })
    const attempt = (await start(began.token)).json<{ id: number }>()
    await call(app, 'POST', '/exams/afcat/choice/', { as: began.token })
    const offer = await aPackage(db, { series: ['afcat'] })
    const both = await aPackage(db, { series: ['afcat', 'mat'] })
    const order = (await call(app, 'POST', '/orders/', { as: bought.token, body: { package: offer.slug } })).json<{
      id: number
    }>()
    await call(app, 'POST', `/staff/orders/${order.id}/approve/`, { as: token })
    await hide('afcat')
    expect((await start(stranger.token)).statusCode).toBe(404)
    expect(await status('/tests/afcat/', stranger.token)).toBe(404)
    expect(
      (await call(app, 'POST', '/orders/', { as: stranger.token, body: { package: offer.slug } })).statusCode,
    ).toBe(404)
    const other = await call(app, 'POST', '/orders/', { as: stranger.token, body: { package: both.slug } })
    expect(other.json<{ series: string[] }>().series).toEqual(['mat'])
    expect((await call(app, 'POST', '/exams/afcat/choice/', { as: stranger.token })).statusCode).toBe(404)
    // who has it
    expect(await status('/tests/afcat/', bought.token)).toBe(200)
    expect((await start(bought.token, paid?.id)).statusCode).toBe(201)
    expect(await status('/tests/afcat/', began.token)).toBe(200)
    expect((await start(began.token)).json<{ id: number }>().id).toBe(attempt.id)
    await call(app, 'POST', `/tests/usertest/${attempt.id}/submit/`, { as: began.token, body: {} })
    expect(await status(`/tests/usertest/${attempt.id}/`, began.token)).toBe(200)
    expect((await start(began.token)).statusCode).toBe(201)
    const chosen = async () =>
      (await call(app, 'GET', '/exams/chosen/', { as: began.token })).json<{ slug: string }[]>()
    expect(await chosen()).toEqual([])
    await show('afcat', true)
    expect(await chosen()).toMatchObject([{ slug: 'afcat' }])
  })

  test('leaves the page of its family with the others, which goes with the last of them', async () => {
    const { app, hide, read, status } = await institute()
    const shown = async () => JSON.stringify(await read<FamilyPage>('/exam-families/ssc/'))
    await hide('ssc_cgl')
    expect(await shown()).not.toMatch(/CGL|ssc_cgl|ssccgltest/)
    expect((await read<FamilyPage>('/exam-families/ssc/')).countdown.name).toBe('SSC CHSL')
    expect((await read<Site>('/site/')).test_links).toContainEqual({ name: 'SSC', to: '/sschome' })
    const names = (await read<Site>('/site/')).families.find(({ family }) => family === 'ssc')?.exams
    expect(names).toEqual(['SSC CHSL', 'SSC CPO', 'SSC GD', 'SSC MTS'])
    await hide('ssc_chsl', 'ssc_cpo', 'ssc_gd', 'ssc_mts')
    expect(await status('/exam-families/ssc/')).toBe(404)
    expect((await read<Site>('/site/')).families.map(({ family }) => family)).not.toContain('ssc')
    expect((await call(app, 'GET', '/packages/?family=ssc')).json()).toEqual([])
  })

  test('takes what leads to its page with it: slides, notices and the popup', async () => {
    const { hide, read } = await institute()
    const links = async () =>
      [
        ...(await read<{ link: string | null }[]>('/site/slides/')),
        ...(await read<{ link: string | null }[]>('/site/notices/')),
        (await read<Site>('/site/')).popup,
      ]
        .map((one) => one?.link)
        .filter((link) => link === '/icet')
    expect((await links()).length).toBe(3)
    await hide('icet')
    expect(await links()).toEqual([])
  })

  test('is hidden in the log, once, and the staff see which of their texts name it', async () => {
    const { app, token, hide } = await institute()
    await hide('afcat', 'afcat')
    const { entries } = (await call(app, 'GET', '/staff/audit-log/', { as: token })).json<{ entries: AuditEntry[] }>()
    expect(entries.filter(({ subject }) => subject === 'shown_exams')).toMatchObject([
      { action: 'changed', subject_id: 'afcat', before: { shown: true }, after: { shown: false } },
    ])
    const { exams } = (await call(app, 'GET', '/staff/shown-exams/', { as: token })).json<{ exams: ShownExam[] }>()
    const afcat = exams.find(({ slug }) => slug === 'afcat')
    expect(afcat?.named_in).toContainEqual(
      expect.objectContaining({ collection: 'slides', title: 'All your exams in one place' }),
    )
    expect(exams.filter(({ shown }) => shown).flatMap(({ named_in }) => named_in)).toEqual([])
    expect(
      (await call(app, 'PUT', '/staff/shown-exams/no_such/', { as: token, body: { shown: false } })).statusCode,
    ).toBe(404)
  })
})
