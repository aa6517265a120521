import { asks, passage } from './passage.ts'

export const NATURE = [
  passage(
    'vultures',
    'medium',
    [
      'In the 1980s vultures were so common over Indian towns that pilots feared them. A dead cow at the edge of a village would be stripped to the bone in less than an hour. Nobody was fond of the birds, but they did a kind of work for which nobody else had to be paid.',
      'Then, within some fifteen years, almost all of them disappeared. Hunters were not to blame, nor was hunger. It was found in 2004 that the birds were being killed by a drug called diclofenac, which farmers gave to lame or feverish cattle. It did the cattle good. But a vulture that fed on a cow which had died soon after treatment took in enough of the drug to destroy its kidneys. One treated carcass in a hundred was more than enough to wipe out a flock, since hundreds of birds might share it.',
      'What followed showed how much the birds had done. Carcasses lay and rotted. Dogs that had gone without now fed well, and their numbers rose, and with them the danger of rabies. The use of the drug for animals was forbidden in 2006, and another was recommended in its place which does the vultures no harm. They breed slowly, one egg in a year, and the old flocks have not returned. But in a few places the numbers have at last stopped falling.',
    ],
    [
      asks(
        'What service did vultures do?',
        'They disposed of dead animals',
        [
          'They warned pilots of storms',
          'They frightened dogs away',
          'They kept cattle healthy',
          'They ate the pests of the fields',
        ],
        'A dead cow “would be stripped to the bone in less than an hour”: work that nobody else had to be paid for.',
      ),
      asks(
        'What killed the vultures?',
        'A medicine given to cattle',
        ['Hunters', 'A shortage of food', 'A disease caught from dogs', 'Poison laid for other animals'],
        'The second paragraph says that they were killed by diclofenac, which farmers gave to cattle.',
      ),
      asks(
        'Why could a few treated carcasses do so much harm?',
        'Many birds fed on each of them',
        [
          'The drug spread through the air',
          'Dogs carried the meat away',
          'The cattle were sold abroad',
          'Vultures breed slowly',
        ],
        '“Hundreds of birds might share it.”',
      ),
      asks(
        'Why did the danger of rabies grow?',
        'There were more dogs',
        [
          'Carcasses gave off the disease',
          'Vultures had carried the disease',
          'The new drug weakened people',
          'Cattle were no longer treated',
        ],
        'Dogs fed on the carcasses, “and their numbers rose, and with them the danger of rabies”.',
      ),
      asks(
        'Why have the old flocks not returned?',
        'The birds produce few young',
        [
          'The drug is still recommended',
          'They have moved to other countries',
          'Pilots drive them away',
          'There are no cattle left',
        ],
        'They breed slowly, with one egg in a year.',
      ),
    ],
  ),
  passage(
    'earthworms',
    'easy',
    [
      'A farmer who turns over a spade of good soil is pleased to see earthworms in it. He may not know that a famous man once spent years in watching them. Charles Darwin kept worms in pots in his study. He wanted to find out whether they could hear, so his son played to them on a bassoon, and a piano was sounded near them. They took no notice. But when the pots were put on the piano itself and a key was struck, the worms felt the shaking and shot into their holes.',
      'Darwin’s chief interest was in what worms do to the land. A worm eats its way through the earth, and what it has eaten it leaves on the surface in little heaps. By weighing these heaps he found that in many places worms bring up more than ten tons of soil on every acre in a year. In this way stones sink slowly into the ground, and so do the floors of old buildings. It is thanks to worms, he wrote, that many Roman remains have been kept safe beneath the fields.',
      'His book on the subject came out in 1881, a few months before his death, and to the surprise of its publisher it sold thousands of copies. In it he asks whether there are many other animals which have played so important a part in the history of the world as these lowly creatures.',
    ],
    [
      asks(
        'What did the experiment with the piano show?',
        'Worms feel vibrations',
        ['Worms can hear music', 'Worms dislike light', 'Worms can see', 'Worms are fond of company'],
        'They took no notice of sounds, but when the pots stood on the piano itself they felt the shaking.',
      ),
      asks(
        'What happens to the earth that a worm eats?',
        'It is left on the surface',
        ['It is stored in the hole', 'It turns into stone', 'It stays in the worm', 'It is carried to other fields'],
        '“What it has eaten it leaves on the surface in little heaps.”',
      ),
      asks(
        'How have worms helped to preserve Roman remains?',
        'The remains sank under soil that worms brought up',
        [
          'Worms ate the plants that would have broken them',
          'Worms kept the soil dry',
          'Worms kept farmers away from the fields',
          'Worms made the stones harder',
        ],
        'Soil is brought up and stones and floors sink, so that the remains lie safe beneath the fields.',
      ),
      asks(
        'Why was the publisher surprised?',
        'The book sold very well',
        [
          'Darwin died before it was finished',
          'The book was about worms',
          'The book was very long',
          'Nobody wished to read it',
        ],
        'To his surprise “it sold thousands of copies”.',
      ),
      asks(
        'What does “lowly” mean in the last sentence?',
        'humble',
        ['short in length', 'lonely', 'slow', 'living underground only'],
        'The creatures are thought to be of no importance, and this is contrasted with the part they have played.',
      ),
    ],
  ),
  passage(
    'light-at-night',
    'medium',
    [
      'Newly hatched sea turtles have one thing to do: to reach the water before they are eaten. They come out of the sand at night, and they find the sea by a simple rule, which is to crawl towards the brightest part of the sky close to the horizon. For millions of years that was always the sea, which reflects the moon and the stars, while the land lay dark behind it.',
      'Where a beach is lined with hotels, the rule fails. The hatchlings turn round and crawl towards the lamps, and in the morning they lie dead on the road. They are not stupid; they obey a law that served them well until we changed the world to which it belonged. Birds that travel by night are drawn to lighted towers in the same manner. Moths circle a street lamp until they drop.',
      'Of all the harm that we do to animals, this is perhaps the easiest to undo. A polluted river takes years to recover, but a lamp can be switched off at once. On several coasts the owners of houses near the beach now turn off or cover their lights in the weeks when turtles hatch. Lamps of a deep amber colour, which turtles hardly notice, serve where it cannot be quite dark. It costs little; indeed the electricity bill goes down. And those who have taken part say that they have seen the stars for the first time since they were children.',
    ],
    [
      asks(
        'How do hatchlings find the sea?',
        'By moving towards the brightest low part of the sky',
        [
          'By the smell and the sound of the water at high tide',
          'By following their mothers',
          'By crawling down the slope',
          'By listening to the waves',
        ],
        'The first paragraph states the rule: to crawl towards the brightest part of the sky close to the horizon.',
      ),
      asks(
        'Why do they crawl to the road?',
        'The lamps are brighter than the sea',
        [
          'They look for food there',
          'The road is warm at night',
          'They are driven there by the guests',
          'They have lost their sight',
        ],
        'Where hotels line the beach, the lamps are the brightest thing, and the rule leads the wrong way.',
      ),
      asks(
        'Why are birds and moths mentioned?',
        'They too are misled by lamps',
        [
          'They feed on hatchlings',
          'They show that animals are stupid',
          'They help turtles to find the sea',
          'They have learnt to avoid light',
        ],
        'Birds are drawn to towers “in the same manner”, and moths circle lamps.',
      ),
      asks(
        'What is special about this kind of harm?',
        'It can be ended at once',
        ['It is the greatest of all', 'It affects only turtles', 'It cannot be seen', 'It takes years to undo'],
        '“A lamp can be switched off at once”, while a polluted river takes years.',
      ),
      asks(
        'What can be inferred about deep amber lamps?',
        'They hardly disturb the hatchlings',
        [
          'They are brighter than white ones',
          'They attract moths',
          'They are forbidden near beaches',
          'They cost more to run',
        ],
        'Turtles hardly notice them, so they may be used where it cannot be quite dark.',
      ),
    ],
  ),
  passage(
    'the-shifting-baseline',
    'hard',
    [
      'A biologist who studied fisheries noticed a curious thing about his colleagues. Each of them took as the natural state of the sea the stocks of fish that he had found at the beginning of his own career, and measured all later changes against that. When the next generation came, the stocks had fallen further, and this lower level was now taken as natural in its turn. The decline was thus forgotten almost as fast as it occurred. He called it the shifting of the baseline.',
      'The idea has been carried far beyond fish. An old woman remembers a stream from which she drank; her daughter remembers it as a place to bathe in, and her granddaughter as a drain. Each can point to some loss in her own lifetime, and none is alarmed by the whole of it, because nobody has lived through the whole. It is not that people do not care about what is vanishing. They can hardly miss what they have never seen.',
      'It is here that old records are of use: the catch noted by a harbour clerk, the diary of a hunter, a photograph of a proud man beside a fish as long as himself. They were not made for science, and they have to be read with care, since nobody photographs the fish that he failed to catch. But they set a limit to our forgetting. Memory is also, one might add, a reason to listen to the old, provided that we remember that memory shifts its own baseline, and that the summers of childhood were not always as fine as they now seem.',
    ],
    [
      asks(
        'What did the biologist notice about his colleagues?',
        'They judged change from the start of their own careers',
        [
          'They refused to study the past',
          'They counted fish wrongly',
          'They believed that the stocks of fish were always rising',
          'They disagreed about what a fish is',
        ],
        'Each took as natural the stocks at the beginning of his own career and measured changes against that.',
      ),
      asks(
        'Why is nobody alarmed by the whole loss?',
        'No one person has witnessed all of it',
        [
          'People do not care for streams',
          'The loss has been made good',
          'Old people exaggerate',
          'Each generation sees no loss at all',
        ],
        '“Nobody has lived through the whole”; each sees only some loss.',
      ),
      asks(
        'Why must old photographs be read with care?',
        'They show success and leave out failure',
        [
          'They are usually faded',
          'They were made for science',
          'Their dates are seldom known',
          'The men in them were proud of themselves',
        ],
        '“Nobody photographs the fish that he failed to catch.”',
      ),
      asks(
        'What warning does the last sentence give?',
        'Memory may paint the past too brightly',
        [
          'The old should not be listened to',
          'Summers are becoming hotter',
          'Records are always better than memory',
          'Children remember more than adults',
        ],
        'The summers of childhood “were not always as fine as they now seem”.',
      ),
      asks(
        'Which is the most suitable title?',
        'How Losses Are Forgotten',
        ['The Life of a Biologist', 'Fishing in Former Times', 'A Stream and Three Women', 'Why the Old Complain'],
        'The fisheries, the stream and the records all serve one idea: that each generation starts from a lower level and forgets the loss.',
      ),
    ],
  ),
]
