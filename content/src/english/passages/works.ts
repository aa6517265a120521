import { asks, passage } from './passage.ts'

export const WORKS = [
  passage(
    'the-lamp-lighters-union',
    'medium',
    [
      'A story is told of a northern port. When electric light came to its streets, the lamplighters, of whom there were four hundred, did not break the new lamps, as had been feared. They asked for a meeting. Their spokesman, who had walked eleven miles every evening for thirty years, told the council that his men did not object to the light. They objected to being told about it by the newspapers.',
      'The council had prepared itself for a demand of money and was at a loss. It asked what the men did besides lighting lamps. The list that was handed in a week later ran to three pages. They woke bakers and dockers by tapping at their windows; they knew which houses had sickness in them and which had guests; they reported burst pipes, found lost children, and saw drunkards home. For none of this were they paid, and in none of the accounts did it appear. According to the accounts, they turned a key.',
      'A third of the men were kept on, under another name, to do what they had always done. The rest were pensioned. Ten years later the council, which had in the meantime been replaced, looked for savings and discovered a service that produced nothing. It was abolished. In the following winter complaints reached the town hall about pipes, about children and about sleep, and a commission was appointed, which recommended, at some expense, the introduction of night patrols.',
    ],
    [
      asks(
        'To what did the lamplighters object?',
        'They had not been told of the change directly',
        [
          'The new lamps gave too much light for the streets',
          'The council had offered them a very small pension',
          'The newspapers had printed false reports of them',
          'The distance they walked had become much longer',
        ],
        'They did not object to the light but “to being told about it by the newspapers”.',
      ),
      asks(
        'Why did the council not know what the men really did?',
        'The accounts recorded the lighting alone',
        [
          'The men had kept their other work a secret',
          'The work was done when the council slept',
          'The list of their duties had been lost',
          'The men were paid by bakers and dockers',
        ],
        'For the rest they were not paid and “in none of the accounts did it appear”.',
      ),
      asks(
        'What does “a service that produced nothing” express?',
        'how the matter looked to the new council',
        [
          'what the author thinks of the service',
          'what the men themselves had admitted',
          'how the citizens felt about the men',
          'what the commission found out later',
        ],
        'The council “looked for savings and discovered” it so; the complaints that followed show that the view was wrong.',
      ),
      asks(
        'What happened to most of the four hundred men?',
        'They were given a pension',
        [
          'They were kept on under another name',
          'They were dismissed without any money',
          'They were employed as night patrols',
          'They were sent to the newspapers',
        ],
        'A third were kept on; “the rest were pensioned”.',
      ),
      asks(
        'What makes the end of the story ironical?',
        'What was abolished has to be paid for again',
        [
          'The commission comes to no result at all',
          'The lamplighters return to break the lamps',
          'The council that made the mistake is praised',
          'The new lamps do not work in the winter',
        ],
        'Night patrols are to do, “at some expense”, what the abolished service had done.',
      ),
    ],
  ),
  passage(
    'the-useful-weed',
    'easy',
    [
      'The water hyacinth came to Bengal as a present. Somebody brought it home from Brazil for the sake of its violet flowers and put it into a pond. In ten years it had covered the ponds of the district, and in thirty the rivers of the province. Boats could not pass; fish died for lack of air; and when a new plant had grown from each broken piece, people stopped cutting it. They called it the terror of Bengal.',
      'Armies of workers, poison and a beetle have been sent against it. It always came back. Then, in some villages that had tried everything, people began to ask what it was good for. They found that the dried stalk could be twisted into a strong cord. Women wove the cord into baskets and mats. They were paid by the piece, and for the first time one heard of somebody who was sorry that there was not more of the weed near her house.',
      'In the flooded districts of Bangladesh it serves in another way. Farmers pile it up until it forms a raft as long as a bus, cover the raft with soil, and plant it with gourds and okra. When the water rises, the garden rises too. So the plant that drowned the fields now carries them. It has not become less of a pest. But a pest, as one of the farmers put it, is a plant that nobody has yet made friends with.',
    ],
    [
      asks(
        'Why was the plant brought to Bengal?',
        'For its flowers',
        ['For its strong cord', 'For food in floods', 'For the fish to eat', 'For the rafts of farmers'],
        'Somebody brought it “for the sake of its violet flowers”.',
      ),
      asks(
        'Why did people stop cutting the plant?',
        'Every cut piece grew again',
        [
          'Every piece was poisonous',
          'It died out by itself in winter',
          'It was eaten up by a beetle',
          'It was needed for weaving',
        ],
        'A new plant had grown “from each broken piece”.',
      ),
      asks(
        'What was unusual about the wish of one of the women?',
        'She wanted more of the weed',
        [
          'She wanted to be paid at once',
          'She wanted to leave the village',
          'She wanted to poison the weed',
          'She wanted to stop the weaving',
        ],
        'She was “sorry that there was not more of the weed near her house”.',
      ),
      asks(
        'What is the advantage of the garden on a raft?',
        'It stays above the flood',
        [
          'It can be sold by the piece',
          'It needs no soil for its plants',
          'It can be driven like a bus',
          'It keeps away all the fish',
        ],
        '“When the water rises, the garden rises too.”',
      ),
      asks(
        'What does the farmer’s remark mean?',
        'A plant is a pest until a use is found for it',
        [
          'A pest should be planted in every garden',
          'A friend may become an enemy in a flood',
          'A weed is best fought by several friends',
          'A farmer does not need friends but plants',
        ],
        'A pest “is a plant that nobody has yet made friends with”: its value depends on what people do with it.',
      ),
    ],
  ),
  passage(
    'the-fifth-umpire',
    'medium',
    [
      'Cameras were brought to the boundary because umpires made mistakes. It was thought that with a picture to look at there would be no more to argue about. There is now more to argue about than ever. In the days of the bare eye a batsman who felt wronged could tell himself that the umpire had not seen it well; he walked away with a grievance, but with a mild one. Today every viewer has seen it nine times, from six sides, slower than it was.',
      'This last is the trouble. To slow a movement down is not merely to see more of it. Studies of fouls in football have found that referees who watch a tackle in slow motion judge it to be more deliberate than do those who see it at full speed, although both agree on what happened. The player on the screen seems to have had time. He had none; it is we who have been given it, and we lend it to him.',
      'Nobody proposes to send the cameras away, and nobody should. Where the question is whether a ball touched a rope, they are beyond price. But some questions are of another kind: whether a man meant it, whether he could have stopped, whether it was within the spirit of the game. To such a question a picture is no answer, however sharp. It is a new document, which must be judged in its turn, by somebody, with an eye.',
    ],
    [
      asks(
        'Why was the grievance of a batsman milder in former days?',
        'He could put it down to what the umpire had not seen',
        [
          'He was allowed to ask the umpire for another decision',
          'He knew that the umpires of that time made no mistakes',
          'He could see the picture of it on a screen afterwards',
          'He was sure that the viewers would take his side',
        ],
        'He “could tell himself that the umpire had not seen it well”.',
      ),
      asks(
        'What did the studies of fouls show?',
        'Slow motion makes an act look intended',
        [
          'Slow motion shows what really happened',
          'Referees agree when a picture is shown',
          'Referees at full speed make more mistakes',
          'Players commit more fouls before cameras',
        ],
        'A tackle in slow motion is judged “more deliberate”, though both groups agree on what happened.',
      ),
      asks(
        'What is meant by “we lend it to him”?',
        'We credit the player with time he did not have',
        [
          'We excuse the player for what he has done',
          'We give the player a second chance to play',
          'We show the player the pictures of the game',
          'We allow the player to argue with the umpire',
        ],
        '“It” is time: the viewers have time and suppose that the player had it too.',
      ),
      asks(
        'For which question are cameras “beyond price”?',
        'Did the ball touch the rope?',
        [
          'Did the player mean to do it?',
          'Could the player have stopped?',
          'Was it within the spirit of the game?',
          'Was the referee in a good temper?',
        ],
        'The last paragraph names the question of the rope; the others are “of another kind”.',
      ),
      asks(
        'What is the author’s conclusion?',
        'Pictures too have to be judged by people',
        [
          'Pictures should be shown at full speed only',
          'Pictures will soon replace all the umpires',
          'Umpires should trust their eyes and no camera',
          'Viewers judge a game better than umpires do',
        ],
        'A picture is “a new document, which must be judged in its turn, by somebody, with an eye”.',
      ),
    ],
  ),
  passage(
    'counting-tigers',
    'hard',
    [
      'For decades the tigers of India were counted by their footprints. Rangers traced each print on glass, compared the tracings, and added up the animals that they believed they had told apart. The method had two virtues. It was cheap, and it never gave a number that anybody disliked. When, in 2005, it emerged that a famous reserve which reported sixteen tigers possessed none, a commission found that the tracings had been honest. The rangers had seen what the number of the year before had led them to expect.',
      'Cameras that are released by a passing animal have taken the place of the glass. As no two tigers have the same stripes, each photograph is a signature, and from the share of animals that are caught by the lens twice one can estimate how many were not caught at all. The figures fell at first by half. There was an outcry, and officials spoke of a catastrophe; but tigers cannot have died in such numbers between two methods. What had died was a belief.',
      'Since then the numbers have risen, and every rise is celebrated. Some of it is owed to the tiger. Some is owed to the fact that there are more cameras, in more forests, each year. A count of anything that hides is a product of two factors, the thing and the search; and whoever reports the product as if it were the thing has, with the best equipment in the world, gone back to the footprint.',
    ],
    [
      asks(
        'What was wrong with the old method?',
        'Observers found what they expected',
        [
          'Rangers reported false numbers for gain',
          'Tracings on glass were too expensive',
          'Animals were frightened by the rangers',
          'Footprints are washed away by the rain',
        ],
        'The tracings were honest; the rangers “had seen what the number of the year before had led them to expect”.',
      ),
      asks(
        'What is ironical in calling it a virtue that no number was disliked?',
        'A number that always pleases tells nothing',
        [
          'A number that is cheap is soon forgotten',
          'A number that is disliked is always false',
          'Rangers were in fact punished for numbers',
          'Officials in fact wanted smaller numbers',
        ],
        'A method that gives the expected result whatever the case is worthless, as the empty reserve showed.',
      ),
      asks(
        'How are tigers counted that no camera has caught?',
        'By the share of animals photographed twice',
        [
          'By the number of prints found at the place',
          'By adding half of those that were seen',
          'By comparing reserves of the same size',
          'By asking the rangers for an estimate',
        ],
        '“From the share of animals that are caught by the lens twice one can estimate how many were not caught at all.”',
      ),
      asks(
        'What does “What had died was a belief” mean?',
        'The old figures had been too high',
        [
          'The new figures were not to be trusted',
          'The people had lost faith in officials',
          'The tigers had left the forests for good',
          'The rangers had given up their profession',
        ],
        'The fall by half came from the change of method: the animals believed to exist had not been there.',
      ),
      asks(
        'Whom does the author criticise in the last sentence?',
        'Those who ignore how hard was searched',
        [
          'Those who still use glass for tracings',
          'Those who put up too many cameras',
          'Those who celebrate the tiger at all',
          'Those who count animals that hide',
        ],
        'The count is “a product of two factors, the thing and the search”; to report it as the thing leaves out the search.',
      ),
    ],
  ),
  passage(
    'the-open-kitchen',
    'medium',
    [
      'Restaurants have taken to showing their kitchens. A wall is removed, a pane of glass put in, and the guests watch their dinner being made. It is generally assumed that this is done for their sake, as a proof of cleanliness. A trial in which both sides could be hidden from each other by screens suggests that something else is going on. When the guests saw the cooks, their opinion of the food rose by a tenth. When the cooks saw the guests as well, it rose by almost twice as much, and the food, judged by people who knew nothing of the matter, really was better.',
      'Asked for the reason, the cooks gave an unexpected answer. They had not been afraid of being watched; nobody, they said, could see from a table whether a sauce was right. What had changed was that they knew for whom they were cooking. Before that they had cooked for a slip of paper. An old man who lifted his spoon and closed his eyes was worth, one of them said, more than the month’s bonus.',
      'The owners of other trades have heard of this with interest, and one may now look on while shoes are soled and teeth are made. Whether it will work there is not certain. It is one thing to let a worker see what his work is for, and another to let everybody see the worker. The two look the same from the side of the guests. They do not from the side of the stove.',
    ],
    [
      asks(
        'What did the trial find when only the guests could see?',
        'The guests thought the food somewhat better',
        [
          'The cooks worked more carefully than before',
          'The food really was better than it had been',
          'The guests doubted the cleanliness of cooks',
          'The cooks were afraid of being watched',
        ],
        'When the guests saw the cooks, “their opinion of the food rose by a tenth”.',
      ),
      asks(
        'Why were the judges people “who knew nothing of the matter”?',
        'So that their verdict should not be influenced',
        [
          'So that the cooks should not recognise them',
          'So that they should not ask for high wages',
          'So that the guests could not speak to them',
          'So that they should judge the cleanliness',
        ],
        'Only judges who do not know which food is which can tell whether it really was better.',
      ),
      asks(
        'What changed for the cooks, by their own account?',
        'They knew for whom they were cooking',
        [
          'They were praised by the owner more often',
          'They feared that their mistakes were seen',
          'They received a bonus for each good dish',
          'They could see whether a sauce was right',
        ],
        'Before “they had cooked for a slip of paper”.',
      ),
      asks(
        'What does “cooked for a slip of paper” express?',
        'that the guest was known only as an order',
        [
          'that the recipe was written on a small paper',
          'that the wages of cooks were paid in notes',
          'that the food was wrapped up and sent out',
          'that the menu was printed on poor paper',
        ],
        'Without sight of the guests the cooks had nothing of them but the written order.',
      ),
      asks(
        'What warning is contained in the last paragraph?',
        'Being seen is not the same as seeing',
        [
          'Glass walls are too dear for small trades',
          'Guests soon grow tired of looking on',
          'Shoes and teeth are not like a dinner',
          'Owners care more for profit than for work',
        ],
        'To let a worker see what his work is for differs from letting everybody see the worker.',
      ),
    ],
  ),
  passage(
    'the-village-of-two-scripts',
    'hard',
    [
      'It is natural to think of writing as speech made visible, and of a script as a dress that a language puts on. In a story that linguists tell, the people of a small kingdom of merchants thought otherwise. They wrote their prayers in one script and their debts in another, although both were in the same tongue, and a scribe who confused the two was fined. Scholars, the story goes on, supposed that one of the scripts was older and had survived for holy purposes. But the two came into use within a generation of each other, and neither was the parent of the other.',
      'The explanation that is now favoured is a humbler one. Prayers were written to be kept, on leather, by men who had time. Debts were written on wood, which was shaved and used again when they had been paid. The one script has curves, which are easy on leather and nearly impossible across the grain of wood; the other is made of straight strokes. In the beginning, then, it was the knife that chose. Yet long after paper had come, which takes any stroke, nobody went over to a single script, and the fine was raised.',
      'A distinction that has lost its cause does not always disappear. Often it finds a new one. By that time a curved letter meant that a thing was for ever, and a straight one that it would be settled by the harvest; and who would wish to write to his god, or to his debtor, in such a way that the reader might be mistaken about that?',
    ],
    [
      asks(
        'For what was the straight script used?',
        'For debts that were to be paid',
        [
          'For prayers that were to be kept',
          'For texts written upon leather',
          'For whatever was written on paper',
          'For laws about fines and scribes',
        ],
        'Debts were written on wood, and the script of wood “is made of straight strokes”.',
      ),
      asks(
        'Why was the first supposition of the scholars given up?',
        'The two scripts are of about the same age',
        [
          'The two scripts belong to different languages',
          'The script of the prayers is the younger one',
          'The prayers were found to be about debts',
          'The leather was found to be older than the wood',
        ],
        'They “came into use within a generation of each other”, so neither was an older one that survived.',
      ),
      asks(
        'What does “it was the knife that chose” mean?',
        'The tool and the material shaped the script',
        [
          'The scribes were forced to write by threats',
          'The merchants settled quarrels by fighting',
          'The king cut the number of scripts by half',
          'The fine for mistakes was a cruel one',
        ],
        'Curves are nearly impossible across the grain of wood; straight strokes suit the knife.',
      ),
      asks(
        'Why is the coming of paper mentioned?',
        'It took away the reason for two scripts',
        [
          'It made writing cheaper for the merchants',
          'It explains why the older texts were lost',
          'It shows that the kingdom traded widely',
          'It brought a third script into the country',
        ],
        'Paper “takes any stroke”; that two scripts remained shows that the distinction had found a new meaning.',
      ),
      asks(
        'Which case is most like the one in the last paragraph?',
        'Judges still wear robes, which now mark their office',
        [
          'A factory gives up a machine that has become too slow',
          'A town pulls down a wall that nobody needs any more',
          'A shop uses one form for all of its different customers',
          'A poet writes in a language that only a few can read',
        ],
        'A dress that once had an everyday cause lives on with a new one, as a sign, like the two scripts.',
      ),
    ],
  ),
]
