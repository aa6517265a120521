import { gcd } from '../../format.ts'
import { fact, pairs, span, sufficiencyTemplate } from './sufficiency.ts'

const COPRIME_PARTS = [
  [2, 3],
  [2, 5],
  [3, 4],
  [3, 5],
  [2, 7],
  [4, 5],
  [3, 7],
  [2, 9],
  [3, 8],
  [4, 7],
  [5, 7],
  [4, 9],
] as const

export const divisibility = sufficiencyTemplate<number>({
  id: 'data-sufficiency/divisibility',
  levels: ['easy', 'medium'],
  puzzle(random, level) {
    const [p, q] = random.pick(level === 'easy' ? COPRIME_PARTS.slice(0, 5) : COPRIME_PARTS.slice(4))
    const d = p * q
    const times = random.int(2, 4)
    const left = random.pick(span(1, d - 1))
    const more = random.int(2, 5) * p
    const other = [11, 13, 17].at(random.int(0, 2)) as number
    const floor = random.step(20, 90, 10)
    const isMultiple = (text: string, of: number) =>
      fact(text, `multiples of ${of} include multiples of ${d} and other numbers too.`, (n: number) => n % of === 0)
    const byP = isMultiple(`n is divisible by ${p}.`, p)
    const byQ = isMultiple(`n is divisible by ${q}.`, q)
    const byPMore = fact<number>(
      `n + ${more} is divisible by ${p}.`,
      `${more} is itself divisible by ${p}, so n is divisible by ${p}; nothing is known about ${q}.`,
      (n) => (n + more) % p === 0,
    )
    const above = fact<number>(`n is greater than ${floor}.`, 'such numbers are of both kinds.', (n) => n > floor)
    const byPOther = fact<number>(
      `n is divisible by ${p * other}.`,
      `that makes n divisible by ${p}, but not necessarily by ${q}.`,
      (n) => n % (p * other) === 0,
    )
    return {
      question: `n is a natural number. Is n divisible by ${d}?`,
      models: span(1, 4 * d * other),
      answer: (n) => n % d === 0,
      enough: [
        fact(
          `n is divisible by ${times * d}.`,
          `${times * d} is a multiple of ${d}, so the answer is yes.`,
          (n) => n % (times * d) === 0,
        ),
        fact(
          `When n is divided by ${times * d}, the remainder is ${left}.`,
          `${d} divides ${times * d}, so n leaves the remainder ${left} with ${d} too, and the answer is no.`,
          (n) => n % (times * d) === left,
        ),
        fact(
          `n + ${d * times} is divisible by ${d}.`,
          `${d * times} is a multiple of ${d}, so n is one too, and the answer is yes.`,
          (n) => (n + d * times) % d === 0,
        ),
      ],
      notEnough: [byP, byQ, above, byPMore, byPOther],
      enoughTogether: [
        {
          facts: [byP, byQ],
          shows: `${p} and ${q} have no common factor, so together n is divisible by ${p} × ${q} = ${d}.`,
        },
        {
          facts: [byPMore, byQ],
          shows: `Together n is divisible by ${p} and by ${q}, which have no common factor, so by ${d}.`,
        },
        {
          facts: [byPOther, byQ],
          shows: `Together n is divisible by ${p} and by ${q}, which have no common factor, so by ${d}.`,
        },
      ],
      neverEnough: [
        {
          facts: [byP, byPMore],
          shows: `Both say the same: n is divisible by ${p}. Whether ${q} divides n stays open.`,
        },
        {
          facts: [byP, byPOther],
          shows: `Neither says anything about ${q}, so n may or may not be divisible by ${d}.`,
        },
        {
          facts: [byQ, above],
          shows: `Beyond ${floor} there are multiples of ${q} that are divisible by ${d} and others that are not.`,
        },
        { facts: [byPOther, above], shows: `Nothing is said about ${q}, however large n is.` },
      ],
    }
  },
})

type Point = readonly [x: number, y: number]

export const equations = sufficiencyTemplate<Point>({
  id: 'data-sufficiency/value-of-x',
  levels: ['easy', 'medium'],
  puzzle(random, level) {
    const x = random.int(2, 9)
    const y = random.pick(span(1, 9).filter((value) => value !== x))
    const [a, b] = level === 'easy' ? [1, 1] : [random.int(2, 4), random.pick([3, 5])]
    const k = random.int(2, 4)
    const term = (factor: number, name: string) => (factor === 1 ? name : `${factor}${name}`)
    const line = (text: string, holds: (point: Point) => boolean) =>
      fact<Point>(text, 'one equation in two unknowns has many solutions.', holds)
    const sum = line(
      `$${term(a, 'x')} + ${term(b, 'y')} = ${a * x + b * y}$`,
      ([u, v]) => a * u + b * v === a * x + b * y,
    )
    const difference = line(`$x - y = ${x - y}$`, ([u, v]) => u - v === x - y)
    const plainSum = line(`$x + y = ${x + y}$`, ([u, v]) => u + v === x + y)
    const product = line(`$xy = ${x * y}$`, ([u, v]) => u * v === x * y)
    const onlyY = fact<Point>(`$${k}y = ${k * y}$`, `this gives y = ${y} and says nothing about x.`, ([, v]) => v === y)
    const square = fact<Point>(`$x^2 = ${x * x}$`, `x is ${x} or −${x}.`, ([u]) => u * u === x * x)
    const fourth = fact<Point>(`$x^4 = ${x ** 4}$`, `x is ${x} or −${x}.`, ([u]) => u ** 4 === x ** 4)
    const positive = fact<Point>('$x > 0$', 'x can be any positive integer.', ([u]) => u > 0)
    const multiple = line(
      `$${term(k * a, 'x')} + ${term(k * b, 'y')} = ${k * (a * x + b * y)}$`,
      ([u, v]) => k * a * u + k * b * v === k * (a * x + b * y),
    )
    const c = random.int(2, 9)
    return {
      question: 'x and y are integers. What is the value of x?',
      models: pairs(span(-36, 36), span(-36, 36)),
      answer: ([u]) => u,
      enough: [
        fact(
          `$${k + 2}x - ${c} = ${term(k, 'x')} + ${2 * x - c}$`,
          `2x = ${2 * x}, so x = ${x}.`,
          ([u]) => 2 * u === 2 * x,
        ),
        fact(`$x^3 = ${x ** 3}$`, `a cube has only one real cube root, so x = ${x}.`, ([u]) => u ** 3 === x ** 3),
        fact(`$x + ${term(k, 'y')} = ${term(k, 'y')} + ${x}$`, `y cancels and x = ${x}.`, ([u]) => u === x),
        fact(`$(x - ${x})^2 = 0$`, `a square is 0 only when its base is 0, so x = ${x}.`, ([u]) => u === x),
      ],
      notEnough: [sum, difference, product, onlyY, square, positive],
      enoughTogether: [
        {
          facts: [sum, difference],
          shows: `Together they are two independent equations; they give x = ${x}, y = ${y}.`,
        },
        { facts: [sum, onlyY], shows: `Put y = ${y} into the other equation: x = ${x}.` },
        { facts: [square, positive], shows: `Of ${x} and −${x} only ${x} is positive.` },
        { facts: [difference, onlyY], shows: `Put y = ${y} into the other equation: x = ${x}.` },
      ],
      neverEnough: [
        {
          facts: [sum, multiple],
          shows: `One equation is ${k} times the other, so together they are still only one equation.`,
        },
        { facts: [plainSum, product], shows: `x and y are ${x} and ${y}, but which is which remains open.` },
        { facts: [square, fourth], shows: `Both leave x = ${x} and x = −${x}.` },
        { facts: [positive, onlyY], shows: 'Nothing fixes x.' },
      ],
    }
  },
})

export const twoDigitNumber = sufficiencyTemplate<number>({
  id: 'data-sufficiency/two-digit-number',
  levels: ['easy', 'medium'],
  puzzle(random, level) {
    const tens = (n: number) => Math.floor(n / 10)
    const units = (n: number) => n % 10
    const total = (n: number) => tens(n) + units(n)
    const reverse = (n: number) => 10 * units(n) + tens(n)
    // at least two numbers share the digit sum and at least two the gap
    const hidden = random.pick(
      span(13, 79).filter((n) => units(n) > tens(n) && tens(n) > 0 && units(n) - tens(n) < 7 && total(n) < 16),
    )
    const [t, u] = [tens(hidden), units(hidden)]
    const gap = u - t
    const sumText =
      level === 'easy' ? `The sum of its digits is ${t + u}.` : `The average of its two digits is ${(t + u) / 2}.`
    const sum = fact<number>(sumText, `several numbers have the digit sum ${t + u}.`, (n) => total(n) === t + u)
    const swap = fact<number>(
      `When its digits are interchanged, it increases by ${9 * gap}.`,
      `its units digit exceeds its tens digit by ${9 * gap} ÷ 9 = ${gap}; several numbers are like that.`,
      (n) => reverse(n) - n === 9 * gap,
    )
    const exceeds = fact<number>(
      `Its units digit is ${gap} more than its tens digit.`,
      'several numbers are like that.',
      (n) => units(n) - tens(n) === gap,
    )
    const differs = fact<number>(
      `The difference between its digits is ${gap}.`,
      'it is not said which digit is greater, and several numbers are possible.',
      (n) => Math.abs(units(n) - tens(n)) === gap,
    )
    const reversedSum = fact<number>(
      `The sum of the number and the one with its digits interchanged is ${11 * (t + u)}.`,
      `11 times the digit sum is ${11 * (t + u)}, so the digit sum is ${t + u}; several numbers have it.`,
      (n) => n + reverse(n) === 11 * (t + u),
    )
    const divisor = random.pick(span(12, 45).filter((d) => gcd(d, 10) < 10))
    const largest = Math.floor(99 / divisor) * divisor
    return {
      question: random.pick([
        'What is the two-digit number?',
        'A two-digit number is to be found. Which number is it?',
      ]),
      models: span(10, 99),
      answer: (n) => n,
      enough: [
        fact(
          `Its digits add up to ${t + u}, and its units digit is ${gap} more than its tens digit.`,
          `the digits are ${t} and ${u}, so the number is ${hidden}.`,
          (n) => total(n) === t + u && units(n) - tens(n) === gap,
        ),
        fact(
          `It is the largest two-digit number divisible by ${divisor}.`,
          `that number is ${largest}.`,
          (n) => n % divisor === 0 && n + divisor > 99,
        ),
        fact(
          `Five more than twice the number is ${2 * hidden + 5}.`,
          `the number is ${2 * hidden} ÷ 2 = ${hidden}.`,
          (n) => 2 * n + 5 === 2 * hidden + 5,
        ),
      ],
      notEnough: [sum, swap, exceeds, differs, reversedSum],
      enoughTogether: [
        {
          facts: [sum, swap],
          shows: `Together: digit sum ${t + u} and difference ${gap} give ${t} and ${u}, the number ${hidden}.`,
        },
        {
          facts: [sum, exceeds],
          shows: `Together: digit sum ${t + u} and difference ${gap} give ${t} and ${u}, the number ${hidden}.`,
        },
        {
          facts: [reversedSum, swap],
          shows: `Together: digit sum ${t + u} and difference ${gap} give the number ${hidden}.`,
        },
      ],
      neverEnough: [
        {
          facts: [sum, differs],
          shows: `The digits are ${t} and ${u}, but the number can be ${hidden} or ${10 * u + t}.`,
        },
        {
          facts: [swap, exceeds],
          shows: `Both say that the units digit is ${gap} more than the tens digit; nothing else is known.`,
        },
        { facts: [sum, reversedSum], shows: `Both say that the digit sum is ${t + u}.` },
        {
          facts: [reversedSum, differs],
          shows: `The digits are ${t} and ${u}, but the number can be ${hidden} or ${10 * u + t}.`,
        },
      ],
    }
  },
})
