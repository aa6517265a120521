import { itemAt } from '../../../checked-access.ts'
import { say } from '../../../text/localized.ts'
import { differences, PRIMES } from '../series-rules.ts'
import { type Family, grown, series, warned } from './series.ts'

export const growingDifferences: Family = (random) => {
  const [first, step, more] = [random.int(2, 15), random.int(2, 7), random.int(2, 5)]
  const terms = grown(7, first, (term, n) => term + step + more * n)
  const list = differences(terms).join(', ')
  return series(
    terms,
    say(
      `The differences are ${list}: each is ${more} more than the one before.`,
      `తేడాలు ${list}: ప్రతి తేడా దాని ముందు తేడా కంటే ${more} ఎక్కువ.`,
      `अंतर ${list} हैं: हर अंतर अपने पिछले अंतर से ${more} अधिक है।`,
    ),
  )
}

export const shrinkingDifferences: Family = (random) => {
  const [more, last] = [random.int(2, 4), random.int(1, 4)]
  const terms = grown(7, random.int(95, 190), (term, n) => term - last - more * (5 - n))
  const list = differences(terms).map(Math.abs).join(', ')
  return series(
    terms,
    say(
      `The terms fall by ${list}: each fall is ${more} less than the one before.`,
      `పదాలు వరుసగా ${list} తగ్గుతున్నాయి: ప్రతి తగ్గుదల దాని ముందు దాని కంటే ${more} తక్కువ.`,
      `पद क्रमशः ${list} घटते हैं: हर कमी अपनी पिछली कमी से ${more} कम है।`,
    ),
  )
}

export const primesAdded: Family = (random) => {
  const start = random.int(0, 4)
  const terms = grown(7, random.int(2, 20), (term, n) => term + itemAt(PRIMES, start + n))
  const list = differences(terms).join(', ')
  return series(
    terms,
    say(
      `The differences ${list} are consecutive prime numbers.`,
      `తేడాలు ${list} వరుస ప్రధాన సంఖ్యలు.`,
      `अंतर ${list} क्रमागत अभाज्य संख्याएँ हैं।`,
    ),
    [
      warned(
        itemAt(terms, -2) + itemAt(PRIMES, start + 4) + 2,
        'took the next odd number for a prime',
        'తర్వాతి బేసి సంఖ్యను ప్రధాన సంఖ్యగా తీసుకుంటే',
        'अगली विषम संख्या को अभाज्य मान लेने पर',
      ),
    ],
  )
}

export const squaresAdded: Family = (random) => {
  const start = random.int(1, 5)
  const terms = grown(6, random.int(1, 20), (term, n) => term + (start + n) ** 2)
  const list = differences(terms).join(', ')
  return series(
    terms,
    say(
      `The differences ${list} are the squares of consecutive numbers.`,
      `తేడాలు ${list} వరుస సంఖ్యల వర్గాలు.`,
      `अंतर ${list} क्रमागत संख्याओं के वर्ग हैं।`,
    ),
    [warned(itemAt(terms, -2) + (start + 5) ** 2, 'skipped a square', 'ఒక వర్గాన్ని వదిలేస్తే', 'एक वर्ग छोड़ देने पर')],
  )
}
