import { number, percent, ratio } from '../../format.ts'
import { TOWNS } from '../../names.ts'
import { setTemplate } from '../../question.ts'
import { same } from '../../text.ts'
import { ask, distinct, heap, pick, sum, table } from './data-questions.ts'
import { textDistractors } from './distinct-texts.ts'

const EXAMS = ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat', 'nimcet', 'cat'] as const

export const admissions = setTemplate({
  id: 'table-analysis/students-by-course',
  topic: 'table-analysis',
  levels: ['easy', 'medium'],
  exams: EXAMS,

  draw(random, level) {
    const courses = random.sample(['MBA', 'MCA', 'B.Com', 'B.Sc', 'BBA', 'BA'], 5)
    const step = level === 'easy' ? 10 : 4
    for (;;) {
      const boys = distinct(random, 5, 40, 160, step)
      const girls = distinct(random, 5, 40, 160, step)
      const totals = boys.map((count, n) => count + (girls[n] as number))
      const one = random.int(0, 4)
      const share = ((girls[one] as number) * 100) / (totals[one] as number)
      if (
        new Set(totals).size === 5 &&
        Number.isInteger(share * 2) &&
        sum(boys) !== sum(girls) &&
        sum(totals) % 5 === 0
      ) {
        return { courses, boys, girls, one, two: (one + random.int(1, 4)) % 5, town: random.pick(TOWNS) }
      }
    }
  },

  write({ courses, boys, girls, one, two, town }) {
    const totals = boys.map((count, n) => count + (girls[n] as number))
    const top = totals.indexOf(Math.max(...totals))
    const [b, g, t] = [boys[one] as number, girls[one] as number, totals[one] as number]
    const ratioOf = (n: number) => ratio(boys[n] as number, girls[n] as number)
    const [name, other] = [courses[one] as string, courses[two] as string]
    const [sumBoys, sumGirls] = [sum(boys), sum(girls)]
    return {
      passage: {
        en: `The table gives the number of students admitted to five courses of a college at ${town}.\n\n${table(
          ['Course', 'Boys', 'Girls'],
          courses.map((course, n) => [course, boys[n] as number, girls[n] as number]),
        )}`,
      },
      questions: [
        ask(
          'What is the total number of boys in the five courses?',
          sumBoys,
          number,
          [
            { value: sumGirls, mistake: 'added the girls' },
            { value: sumBoys - b, mistake: 'left out a row' },
            { value: sumBoys + 100, mistake: 'carried a hundred too many' },
          ],
          [
            `Add the column of boys: ${boys.join(' + ')} = ${sumBoys}.`,
            `The column of girls gives ${sumGirls}; keep to the right column.`,
          ],
        ),
        pick(
          'Which course has the largest number of students?',
          courses[top] as string,
          courses,
          'looked at one column instead of the sum',
          [
            `Add boys and girls in each row: ${courses.map((course, n) => `${course} ${totals[n]}`).join(', ')}.`,
            `The largest number of boys alone, or of girls alone, does not decide.`,
          ],
        ),
        ask(
          `What percentage of the students of ${name} are girls?`,
          (g * 100) / t,
          percent,
          [
            { value: (b * 100) / t, mistake: 'found the percentage of boys' },
            { value: (g * 100) / b, mistake: 'compared the girls with the boys instead of all' },
            { value: (g * 100) / sumGirls, mistake: 'compared with the girls of all courses' },
          ],
          [
            `${name} has ${b} + ${g} = ${t} students.`,
            `$\\frac{${g}}{${t}} × 100$ = ${number((g * 100) / t)}. Compare with all students of the course, not with the boys.`,
          ],
          5,
        ),
        {
          stem: { en: `What is the ratio of boys to girls in ${other}?` },
          correct: same(ratioOf(two)),
          distractors: textDistractors(ratioOf(two), [
            [ratio(girls[two] as number, boys[two] as number), 'wrote the ratio the wrong way round'],
            [ratio(boys[two] as number, totals[two] as number), 'compared the boys with all'],
            [ratio(girls[two] as number, totals[two] as number), 'compared the girls with all'],
            [ratioOf(one), 'read another row'],
            [ratio(sumBoys, sumGirls), 'took the totals'],
            [ratio(totals[two] as number, boys[two] as number), 'compared all with the boys'],
          ]),
          explanation: {
            en: [
              `In ${other} there are ${boys[two]} boys and ${girls[two]} girls.`,
              `Divide both by their greatest common divisor. Boys are named first, so they stand first.`,
              `The ratio is ${ratioOf(two)}.`,
            ].join('\n\n'),
          },
        },
        ask(
          'What is the average number of students per course?',
          sum(totals) / 5,
          number,
          [
            { value: sum(totals) / 10, mistake: 'divided by ten columns' },
            { value: sumBoys / 5, mistake: 'averaged the boys only' },
            { value: sumGirls / 5, mistake: 'averaged the girls only' },
          ],
          [
            `All students: ${sumBoys} + ${sumGirls} = ${sum(totals)}.`,
            `Divide by the 5 courses: ${sum(totals)} ÷ 5 = ${number(sum(totals) / 5)}. Dividing by 10 would give half of it.`,
          ],
        ),
      ],
    }
  },

  verify({ courses, boys, girls, one, two }) {
    const [allBoys, allGirls] = [heap(boys), heap(girls)]
    const all = [...allBoys, ...allGirls]
    const inCourse = (n: number) => all.filter((course) => course === n).length
    const most = courses.toSorted((a, b) => inCourse(courses.indexOf(b)) - inCourse(courses.indexOf(a)))[0] as string
    const part = allGirls.filter((course) => course === one).length / inCourse(one)
    let [x, y] = [boys[two] as number, girls[two] as number]
    for (let d = Math.min(x, y); d > 1; d--) if (x % d === 0 && y % d === 0) [x, y] = [x / d, y / d]
    return [number(allBoys.length), most, percent(part * 100), `${x} : ${y}`, number(all.length / 5)]
  },
})
