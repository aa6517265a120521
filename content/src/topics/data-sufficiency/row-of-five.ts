import { itemAt, tupleOf } from '../../checked-access.ts'
import { permutations } from '../../shared/puzzles/arrangements.ts'
import { listed, say } from '../../text/localized.ts'
import { named, PEOPLE, type Person } from '../../text/names.ts'
import { withEnding } from '../../text/telugu.ts'
import { type Fact, fact, sufficiencyTemplate } from './sufficiency.ts'

type Row = readonly string[]

export const rowOfFive = sufficiencyTemplate<Row>({
  id: 'data-sufficiency/row-of-five',
  levels: ['medium'],
  puzzle(random) {
    const people = random.sample(PEOPLE, 5)
    const [a, b, c, d, e] = tupleOf(random.shuffle(people), 5)
    const [A, B, C, D, E] = tupleOf([a, b, c, d, e].map(named), 5)
    const neighbours = (x: Person, y: Person): Fact<Row> => {
      const [X, Y] = [named(x), named(y)]
      return fact(
        say(
          `${x} and ${y} sit next to each other.`,
          `${X.te}, ${Y.te} పక్కపక్కన కూర్చున్నారు.`,
          `${X.hi} और ${Y.hi} के स्थान पास-पास हैं।`,
        ),
        say('the pair can sit at several places.', 'ఈ జంట అనేక చోట్ల కూర్చోవచ్చు.', 'यह जोड़ी कई स्थानों पर बैठ सकती है।'),
        (row) => Math.abs(row.indexOf(x) - row.indexOf(y)) === 1,
      )
    }
    const ends = (x: Person, y: Person): Fact<Row> => {
      const [X, Y] = [named(x), named(y)]
      return fact(
        say(
          `${x} and ${y} sit at the two ends.`,
          `${X.te}, ${Y.te} రెండు చివరలలో కూర్చున్నారు.`,
          `${X.hi} और ${Y.hi} के स्थान दोनों छोरों पर हैं।`,
        ),
        say(
          'the other three can sit in any order.',
          'మిగతా ముగ్గురు ఏ క్రమంలోనైనా కూర్చోవచ్చు.',
          'बाकी तीन व्यक्ति किसी भी क्रम में बैठ सकते हैं।',
        ),
        (row) => row.indexOf(x) % 4 === 0 && row.indexOf(y) % 4 === 0,
      )
    }
    const anyOrder = say(
      'the other four can sit in any order.',
      'మిగతా నలుగురు ఏ క్రమంలోనైనా కూర్చోవచ్చు.',
      'बाकी चार व्यक्ति किसी भी क्रम में बैठ सकते हैं।',
    )
    const between = fact<Row>(
      say(
        `${a} sits between ${b} and ${c} and next to both.`,
        `${B.te}, ${C.te} మధ్యలో, ఇద్దరి పక్కనే ${A.te} కూర్చున్నారు.`,
        `${A.hi} का स्थान ${B.hi} और ${C.hi} के बीच, दोनों की बगल में है।`,
      ),
      say(
        'these three can sit at several places.',
        'ఈ ముగ్గురు అనేక చోట్ల కూర్చోవచ్చు.',
        'ये तीनों व्यक्ति कई स्थानों पर बैठ सकते हैं।',
      ),
      (row) => Math.abs(row.indexOf(b) - row.indexOf(a)) === 1 && Math.abs(row.indexOf(c) - row.indexOf(a)) === 1,
    )
    const twoToTheRight = fact<Row>(
      say(
        `${a} sits second to the right of ${b}.`,
        `${withEnding(B.te, 'కు')} కుడి వైపు రెండవ స్థానంలో ${A.te} కూర్చున్నారు.`,
        `${B.hi} के दाएँ दूसरे स्थान पर ${A.hi} का स्थान है।`,
      ),
      say(
        `${a} can be third, fourth or fifth from the left.`,
        `${A.te} ఎడమ నుండి మూడవ, నాలుగవ లేదా ఐదవ స్థానంలో ఉండవచ్చు.`,
        `${A.hi} का स्थान बाएँ से तीसरा, चौथा या पाँचवाँ हो सकता है।`,
      ),
      (row) => row.indexOf(a) - row.indexOf(b) === 2,
    )
    const leftEnd = fact<Row>(
      say(`${b} sits at the left end.`, `${B.te} ఎడమ చివర కూర్చున్నారు.`, `${B.hi} का स्थान बाएँ छोर पर है।`),
      anyOrder,
      (row) => row[0] === b,
    )
    const secondFromLeft = fact<Row>(
      say(`${d} sits second from the left.`, `${D.te} ఎడమ నుండి రెండవ స్థానంలో కూర్చున్నారు.`, `${D.hi} का स्थान बाएँ से दूसरा है।`),
      anyOrder,
      (row) => row[1] === d,
    )
    const everybody = listed(people.map(named))
    return {
      question: say(
        `${everybody.en} sit in a row, all facing north. Who sits in the middle?`,
        `${everybody.te} ఉత్తరం వైపు చూస్తూ ఒక వరుసలో కూర్చున్నారు. మధ్యలో ఎవరు కూర్చున్నారు?`,
        `पाँच व्यक्ति – ${everybody.hi} – उत्तर की ओर मुख करके एक पंक्ति में बैठे हैं। बीच में किसका स्थान है?`,
      ),
      models: permutations(people),
      answer: (row) => itemAt(row, 2),
      enough: [
        fact(
          say(
            `${a} sits second to the right of ${b}, who is at the left end.`,
            `ఎడమ చివర ఉన్న ${withEnding(B.te, 'కు')} కుడి వైపు రెండవ స్థానంలో ${A.te} కూర్చున్నారు.`,
            `बाएँ छोर पर बैठे ${B.hi} के दाएँ दूसरे स्थान पर ${A.hi} का स्थान है।`,
          ),
          say(
            `${b} is first from the left, so ${a} is third, in the middle.`,
            `${B.te} ఎడమ నుండి మొదటి స్థానం, కాబట్టి ${A.te} మూడవ స్థానం, అంటే మధ్యలో.`,
            `${B.hi} का स्थान बाएँ से पहला है, इसलिए ${A.hi} का तीसरा, यानी बीच का।`,
          ),
          (row) => row[0] === b && row[2] === a,
        ),
        fact(
          say(
            `As many persons sit to the left of ${a} as to the right of ${a}.`,
            `${withEnding(A.te, 'కు')} ఎడమ వైపు ఎంతమంది ఉన్నారో కుడి వైపు కూడా అంతేమంది ఉన్నారు.`,
            `${A.hi} के बाएँ उतने ही व्यक्ति बैठे हैं जितने दाएँ।`,
          ),
          say(
            `four others are there, so two sit on each side of ${a}.`,
            `మిగతా నలుగురిలో ${withEnding(A.te, 'కు')} ప్రతి వైపు ఇద్దరు ఉంటారు.`,
            `बाकी चार हैं, इसलिए ${A.hi} के हर ओर दो व्यक्ति बैठे हैं।`,
          ),
          (row) => row.indexOf(a) === 2,
        ),
        fact(
          say(
            `${a} sits third from the right end.`,
            `${A.te} కుడి చివర నుండి మూడవ స్థానంలో కూర్చున్నారు.`,
            `${A.hi} का स्थान दाएँ छोर से तीसरा है।`,
          ),
          say(
            'in a row of five, the third from the right end is the middle seat.',
            'ఐదుగురి వరుసలో కుడి చివర నుండి మూడవ స్థానమే మధ్య స్థానం.',
            'पाँच की पंक्ति में दाएँ छोर से तीसरा स्थान ही बीच का है।',
          ),
          (row) => row.length - row.indexOf(a) === 3,
        ),
      ],
      notEnough: [neighbours(a, c), ends(b, e), between, secondFromLeft, neighbours(d, e), neighbours(c, d)],
      enoughTogether: [
        {
          facts: [twoToTheRight, leftEnd],
          shows: say(
            `Together ${b} is first and ${a} is third from the left, in the middle.`,
            `కలిపితే ఎడమ నుండి ${B.te} మొదటి, ${A.te} మూడవ స్థానం, అంటే మధ్యలో.`,
            `मिलकर बाएँ से ${B.hi} का स्थान पहला और ${A.hi} का तीसरा, यानी बीच का है।`,
          ),
        },
        {
          facts: [between, ends(d, e)],
          shows: say(
            `With ${d} and ${e} at the ends, ${b}, ${a}, ${c} fill the three middle seats with ${a} in the very middle.`,
            `${D.te}, ${E.te} చివరలలో ఉంటే, మధ్య మూడు సీట్లలో ${B.te}, ${A.te}, ${C.te} ఉంటారు; సరిగ్గా మధ్యలో ${A.te}.`,
            `${D.hi} और ${E.hi} के स्थान छोरों पर हों तो बीच के तीन स्थान क्रम से ${B.hi}, ${A.hi}, ${C.hi} के होंगे और ठीक बीच का ${A.hi} का।`,
          ),
        },
      ],
      neverEnough: [
        {
          facts: [neighbours(a, b), ends(d, e)],
          shows: say(
            `The three middle seats can read ${c}, ${a}, ${b} or ${c}, ${b}, ${a}, so the middle is not settled.`,
            `మధ్య మూడు సీట్లలో ${C.te}, ${A.te}, ${B.te} లేదా ${C.te}, ${B.te}, ${A.te} ఉండవచ్చు; కాబట్టి మధ్య వ్యక్తి తేలదు.`,
            `बीच के तीन स्थानों का क्रम ${C.hi}, ${A.hi}, ${B.hi} या ${C.hi}, ${B.hi}, ${A.hi} हो सकता है; इसलिए बीच का स्थान तय नहीं।`,
          ),
        },
        {
          facts: [leftEnd, secondFromLeft],
          shows: say(
            `${a}, ${c} and ${e} can each be in the middle.`,
            `${A.te}, ${C.te}, ${withEnding(E.te, 'లలో')} ఎవరైనా మధ్యలో ఉండవచ్చు.`,
            `बीच का स्थान ${A.hi}, ${C.hi} और ${E.hi} में से किसी का भी हो सकता है।`,
          ),
        },
        {
          facts: [neighbours(a, c), leftEnd],
          shows: say(
            `${a}, ${c} and others can each be in the middle.`,
            `${A.te}, ${C.te}, ఇతరులలో ఎవరైనా మధ్యలో ఉండవచ్చు.`,
            `बीच का स्थान ${A.hi}, ${C.hi} या किसी और का हो सकता है।`,
          ),
        },
        {
          facts: [ends(b, e), leftEnd],
          shows: say(
            `${b} is at the left end and ${e} at the right; ${a}, ${c} and ${d} remain for the middle.`,
            `${B.te} ఎడమ చివర, ${E.te} కుడి చివర ఉన్నారు; మధ్య స్థానానికి ${A.te}, ${C.te}, ${D.te} మిగులుతారు.`,
            `${B.hi} बाएँ छोर पर और ${E.hi} दाएँ छोर पर है; बीच के लिए ${A.hi}, ${C.hi} और ${D.hi} बचते हैं।`,
          ),
        },
      ],
    }
  },
})
