import { fraction, gcd, rupees } from '../../format.ts'
import { fact, pairs, span, sufficiencyTemplate } from './sufficiency.ts'

type Run = readonly [length: number, metresPerSecond: number]

export const trainLength = sufficiencyTemplate<Run>({
  id: 'data-sufficiency/train-length',
  levels: ['medium'],
  puzzle(random) {
    const speed = random.step(10, 25, 5)
    const seconds = random.int(6, 12)
    const length = speed * seconds
    const extra = random.int(5, 12)
    const platform = speed * extra
    const bridge = speed * random.int(13, 20)
    const pole = fact<Run>(
      `It passes a signal post in ${seconds} seconds.`,
      'without the speed, this does not give the length.',
      ([l, v]) => l === v * seconds,
    )
    const over = fact<Run>(
      `It crosses a platform ${platform} m long in ${seconds + extra} seconds.`,
      'both the length and the speed are unknown in it.',
      ([l, v]) => l + platform === v * (seconds + extra),
    )
    const pace = fact<Run>(
      `It runs at ${(speed * 18) / 5} km/h.`,
      'without a time, this does not give the length.',
      ([, v]) => v === speed,
    )
    const man = fact<Run>(
      `It passes a man standing beside the track in ${seconds} seconds.`,
      'without the speed, this does not give the length.',
      ([l, v]) => l === v * seconds,
    )
    const equal = fact<Run>(
      `It crosses a platform as long as itself in ${2 * seconds} seconds.`,
      `it covers its own length in ${seconds} seconds, but the speed is not known.`,
      ([l, v]) => 2 * l === v * 2 * seconds,
    )
    const which = random.pick(['a goods train', 'an express train', 'a passenger train'])
    return {
      question: random.pick([
        `What is the length of ${which} that runs at a uniform speed?`,
        `How long, in metres, is ${which} that runs at a uniform speed?`,
      ]),
      models: pairs(span(5, 900, 5), span(1, 60)),
      answer: ([l]) => l,
      enough: [
        fact(
          `Running at ${(speed * 18) / 5} km/h, it passes a signal post in ${seconds} seconds.`,
          `${(speed * 18) / 5} km/h is ${speed} m/s, so the length is ${speed} × ${seconds} = ${length} m.`,
          ([l, v]) => v === speed && l === v * seconds,
        ),
        fact(
          `Running at ${(speed * 18) / 5} km/h, it crosses a bridge ${bridge} m long in ${bridge / speed + seconds} seconds.`,
          `${(speed * 18) / 5} km/h is ${speed} m/s, so the length is ${speed} × ${bridge / speed + seconds} − ${bridge} = ${length} m.`,
          ([l, v]) => v === speed && l + bridge === v * (bridge / speed + seconds),
        ),
      ],
      notEnough: [over, equal],
      enoughTogether: [
        {
          facts: [pole, over],
          shows: `Together: ${platform} m take ${extra} seconds, so the speed is ${speed} m/s and the length ${speed} × ${seconds} = ${length} m.`,
        },
        { facts: [pace, over], shows: `Together: ${speed} × ${seconds + extra} − ${platform} = ${length} m.` },
        { facts: [pace, man], shows: `Together: ${speed} m/s for ${seconds} seconds, that is ${length} m.` },
        {
          facts: [pace, equal],
          shows: `Together: ${speed} m/s for ${2 * seconds} seconds is twice the length, so it is ${length} m.`,
        },
      ],
      neverEnough: [
        {
          facts: [pole, man],
          shows: 'Both say the same, for a post and a man have no length worth counting; the speed is missing.',
        },
        {
          facts: [pole, equal],
          shows: `The second crossing is just twice the first, so it brings nothing new; the speed is missing.`,
        },
        {
          facts: [man, equal],
          shows: `The crossing of the platform is just twice the passing of the man, so it brings nothing new.`,
        },
      ],
    }
  },
})

type Sale = { readonly cost: number; readonly markUp: number; readonly discount: number }

export const profitPercent = sufficiencyTemplate<Sale>({
  id: 'data-sufficiency/profit-per-cent',
  levels: ['medium'],
  puzzle(random) {
    const markUp = random.pick([25, 40, 50, 60, 75])
    const discount = markUp === 25 ? 10 : random.pick([10, 20])
    const cost = random.step(400, 2000, 200)
    // in hundredths of a paisa, so that everything stays whole
    const price = (sale: Sale) => sale.cost * (100 + sale.markUp) * (100 - sale.discount)
    const gained = (sale: Sale) => (100 + sale.markUp) * (100 - sale.discount) - 10000
    const equal = (a: number, b: number) => Math.abs(a - b) < 1
    const hidden = { cost, markUp, discount }
    const [selling, profit] = [price(hidden) / 10000, price(hidden) / 10000 - cost]
    const gainPercent = gained(hidden) / 100
    const common = gcd(10000, gained(hidden) + 10000)
    const [bought, sold] = [(gained(hidden) + 10000) / common, 10000 / common]
    const item = random.pick(['watch', 'suitcase', 'table fan', 'pressure cooker', 'wall clock'])
    const oneNumber = 'one amount alone gives no percentage of the cost.'
    const costFact = fact<Sale>(`The ${item} cost him ${rupees(cost)}.`, oneNumber, (sale) => sale.cost === cost)
    const sellingFact = fact<Sale>(`He sold the ${item} for ${rupees(selling)}.`, oneNumber, (sale) =>
      equal(price(sale), price(hidden)),
    )
    const profitFact = fact<Sale>(`His profit was ${rupees(profit)}.`, oneNumber, (sale) =>
      equal(price(sale) - sale.cost * 10000, profit * 10000),
    )
    const marked = fact<Sale>(
      `He had marked the ${item} ${markUp}% above its cost price.`,
      'the discount, if any, is not known.',
      (sale) => sale.markUp === markUp,
    )
    const reduced = fact<Sale>(
      `He allowed a discount of ${discount}% on the marked price.`,
      'how far the marked price lies above the cost is not known.',
      (sale) => sale.discount === discount,
    )
    const raise = random.step(20, 80, 10)
    const more = fact<Sale>(
      `Had he sold it for ${rupees(raise)} more, his profit would have been ${rupees(profit + raise)}.`,
      `this only says that the profit was ${rupees(profit)}; ${oneNumber}`,
      (sale) => equal(price(sale) + raise * 10000 - sale.cost * 10000, (profit + raise) * 10000),
    )
    const result = `the profit is ${gainPercent}%.`
    return {
      question: `A trader sold a ${item} at a profit. What was his profit per cent?`,
      models: span(100, 4000, 100)
        .flatMap((c) =>
          pairs([5, 10, 20, 25, 30, 40, 50, 60, 75, 80, 100], [0, 5, 10, 15, 20, 25]).map(([m, d]) => ({
            cost: c,
            markUp: m,
            discount: d,
          })),
        )
        .filter((sale) => gained(sale) > 0)
        // the same price and the same profit from half the cost, which the coarse grid above need not hold
        .concat([
          { cost: cost / 2, markUp: (200 * selling) / cost - 100, discount: 0 },
          { cost: cost / 2, markUp: (200 * profit) / cost, discount: 0 },
        ]),
      answer: gained,
      enough: [
        fact(
          `The cost price of ${bought} such articles equals the selling price of ${sold}.`,
          `selling price ÷ cost price = ${fraction(bought, sold)}, so ${result}`,
          (sale) => sale.cost * 10000 * bought === price(sale) * sold,
        ),
        fact(
          `He made ${rupees(gainPercent)} on every ${rupees(100)} that he had spent on it.`,
          `profit is reckoned on the cost, so ${result}`,
          (sale) => gained(sale) === gained(hidden),
        ),
      ],
      notEnough: [costFact, sellingFact, profitFact, marked, reduced, more],
      enoughTogether: [
        {
          facts: [costFact, sellingFact],
          shows: `Together: profit ${rupees(profit)} on ${rupees(cost)}, so ${result}`,
        },
        {
          facts: [sellingFact, profitFact],
          shows: `Together: cost ${rupees(cost)}, profit ${rupees(profit)}, so ${result}`,
        },
        {
          facts: [marked, reduced],
          shows: `Together: take the cost as ₹100, mark it ₹${100 + markUp}, take off ${discount}%: ₹${100 + gainPercent}, so ${result}`,
        },
        { facts: [costFact, more], shows: `Together: profit ${rupees(profit)} on ${rupees(cost)}, so ${result}` },
      ],
      neverEnough: [
        { facts: [profitFact, more], shows: `Both say that the profit was ${rupees(profit)}; the cost is missing.` },
        { facts: [marked, costFact], shows: 'The marked price follows, but not the price at which it was sold.' },
        { facts: [reduced, costFact], shows: 'The marked price is missing, so the selling price does not follow.' },
      ],
    }
  },
})

type Sides = readonly [length: number, breadth: number]

export const rectangle = sufficiencyTemplate<Sides>({
  id: 'data-sufficiency/rectangle',
  levels: ['medium'],
  puzzle(random) {
    const [m, n] = random.pick([
      [2, 1],
      [3, 2],
      [4, 3],
      [3, 1],
    ] as const)
    const unit = random.step(4, 9, 1)
    const [l, b] = [m * unit, n * unit]
    const rate = random.step(10, 60, 10)
    const asksArea = random.chance(0.5)
    const plot = random.pick(['field', 'hall', 'plot', 'park'])
    const area = fact<Sides>(
      `Levelling the ${plot} at ${rupees(rate)} per square metre costs ${rupees(rate * l * b)}.`,
      `the area is ${l * b} sq m; sides of many lengths give that.`,
      ([x, y]) => x * y === l * b,
    )
    const fence = fact<Sides>(
      `Fencing the ${plot} all round at ${rupees(rate)} per metre costs ${rupees(rate * 2 * (l + b))}.`,
      `the perimeter is ${2 * (l + b)} m; sides of many lengths give that.`,
      ([x, y]) => x + y === l + b,
    )
    const share = fact<Sides>(
      `Its length and breadth are in the ratio ${m} : ${n}.`,
      'a ratio gives the shape, not the size.',
      ([x, y]) => x * n === y * m,
    )
    const longer = fact<Sides>(
      `Its length is ${l - b} m more than its breadth.`,
      'a difference fixes neither side.',
      ([x, y]) => x - y === l - b,
    )
    const part = fact<Sides>(
      `Its breadth is ${fraction(n, m)} of its length.`,
      'this gives the shape, not the size.',
      ([x, y]) => y * m === x * n,
    )
    const squares = fact<Sides>(
      `The square drawn on its length has ${fraction(m * m, n * n)} times the area of the square drawn on its breadth.`,
      `the sides are in the ratio ${m} : ${n}, which gives the shape, not the size.`,
      ([x, y]) => x * x * n * n === y * y * m * m,
    )
    const result = `the length is ${l} m and the breadth ${b} m, so the ${asksArea ? `area is ${l * b} sq m` : `perimeter is ${2 * (l + b)} m`}.`
    const partly = asksArea ? fence : area
    return {
      question: asksArea
        ? `What is the area of a rectangular ${plot}?`
        : `What is the perimeter of a rectangular ${plot}?`,
      models: pairs(span(0.5, 80, 0.5), span(0.5, 60, 0.5)).filter(([x, y]) => x >= y),
      answer: ([x, y]) => (asksArea ? x * y : 2 * (x + y)),
      enough: [
        asksArea
          ? { ...area, shows: `the area is ${rupees(rate * l * b)} ÷ ${rupees(rate)} = ${l * b} sq m.` }
          : { ...fence, shows: `the perimeter is ${rupees(rate * 2 * (l + b))} ÷ ${rupees(rate)} = ${2 * (l + b)} m.` },
        fact(
          `If its length were reduced by ${l - b} m, it would become a square of perimeter ${4 * b} m.`,
          `the breadth is ${b} m and the length ${b} + ${l - b} = ${l} m, which gives ${asksArea ? 'area' : 'perimeter'} and everything else.`,
          ([x, y]) => x - (l - b) === y && y === b,
        ),
      ],
      notEnough: [partly, share, longer, part, squares],
      enoughTogether: [
        { facts: [partly, share], shows: `Together: ${result}` },
        { facts: [share, longer], shows: `Together: ${result}` },
        { facts: [partly, longer], shows: `Together: ${result}` },
        { facts: [partly, squares], shows: `Together: ${result}` },
      ],
      neverEnough: [
        { facts: [share, part], shows: 'Both give the same ratio; the size is missing.' },
        { facts: [share, squares], shows: 'Both give the same ratio; the size is missing.' },
        { facts: [part, squares], shows: 'Both give the same ratio; the size is missing.' },
      ],
    }
  },
})
