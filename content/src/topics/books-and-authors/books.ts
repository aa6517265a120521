import { factTable } from '../../shared/facts/table.ts'
import { say } from '../../text/localized.ts'

export const BOOKS = factTable({
  name: 'books',
  topic: 'books-and-authors',
  settledBy: 'catalogues of the National Library of India and of the British Library',
  columns: { book: say('Book', 'గ్రంథం', 'पुस्तक'), author: say('Author', 'రచయిత', 'लेखक') },
  rows: new URL('./books.csv', import.meta.url),
  relations: [
    {
      of: 'book',
      to: 'author',
      shape: 'many-to-one',
      ask: say('Who wrote **{a}**?', '**{a}** రచయిత ఎవరు?', '**{a}** के लेखक कौन हैं?'),
      askBack: say('Which of these did **{b}** write?', 'వీటిలో **{b}** రచన ఏది?', 'इनमें से **{b}** की रचना कौन-सी है?'),
      odd: say(
        'Which of these was **not** written by **{b}**?',
        'వీటిలో **{b}** రచన **కానిది** ఏది?',
        'इनमें से कौन-सी **{b}** की रचना **नहीं** है?',
      ),
      tell: say('{a} was written by {b}.', '{a} రచయిత {b}.', '{a} के लेखक {b} हैं।'),
    },
  ],
})
