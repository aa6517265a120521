import { factTable, t } from '../table.ts'

export const BOOKS = factTable({
  name: 'books',
  topic: 'books-and-authors',
  settledBy: 'catalogues of the National Library of India and of the British Library',
  columns: { book: t('Book', 'గ్రంథం', 'पुस्तक'), author: t('Author', 'రచయిత', 'लेखक') },
  rows: `
Gitanjali; గీతాంజలి; गीतांजलि | Rabindranath Tagore || It brought him the Nobel Prize of 1913.; దీనికి 1913 నోబెల్ బహుమతి లభించింది.; इस पर 1913 का नोबेल पुरस्कार मिला।
Gora; గోరా; गोरा | Rabindranath Tagore
The Home and the World; ద హోమ్ అండ్ ద వరల్డ్; द होम एंड द वर्ल्ड | Rabindranath Tagore
Godan; గోదాన్; गोदान | Premchand
Gaban; గబన్; ग़बन | Premchand
Anandamath; ఆనందమఠ్; आनंदमठ | Bankim Chandra Chattopadhyay
Devdas; దేవదాస్; देवदास | Sarat Chandra Chattopadhyay
The Discovery of India; ద డిస్కవరీ ఆఫ్ ఇండియా; द डिस्कवरी ऑफ़ इंडिया | Jawaharlal Nehru
Glimpses of World History; గ్లింప్సెస్ ఆఫ్ వరల్డ్ హిస్టరీ; ग्लिम्प्सेज़ ऑफ़ वर्ल्ड हिस्ट्री | Jawaharlal Nehru
The Story of My Experiments with Truth; సత్యశోధన (ఆత్మకథ); सत्य के प्रयोग (आत्मकथा) | Mahatma Gandhi
Hind Swaraj; హింద్ స్వరాజ్; हिंद स्वराज | Mahatma Gandhi
Wings of Fire; వింగ్స్ ఆఫ్ ఫైర్; विंग्स ऑफ़ फ़ायर | A. P. J. Abdul Kalam
Ignited Minds; ఇగ్నైటెడ్ మైండ్స్; इग्नाइटेड माइंड्स | A. P. J. Abdul Kalam
Malgudi Days; మాల్గుడి డేస్; मालगुडी डेज़ | R. K. Narayan
The Guide; ద గైడ్; द गाइड | R. K. Narayan
Hamlet; హామ్లెట్; हैमलेट | William Shakespeare
Macbeth; మాక్‌బెత్; मैकबेथ | William Shakespeare
Oliver Twist; ఆలివర్ ట్విస్ట్; ओलिवर ट्विस्ट | Charles Dickens
Animal Farm; యానిమల్ ఫార్మ్; एनिमल फ़ार्म | George Orwell
# medium
1984 (novel); 1984 (నవల); 1984 (उपन्यास) | George Orwell
David Copperfield; డేవిడ్ కాపర్‌ఫీల్డ్; डेविड कॉपरफ़ील्ड | Charles Dickens
A Tale of Two Cities; ఎ టేల్ ఆఫ్ టూ సిటీస్; ए टेल ऑफ़ टू सिटीज़ | Charles Dickens
Othello; ఒథెల్లో; ओथेलो | William Shakespeare
War and Peace; వార్ అండ్ పీస్; वॉर एंड पीस | Leo Tolstoy
Anna Karenina; అన్నా కరేనినా; अन्ना कारेनिना | Leo Tolstoy
Crime and Punishment; క్రైమ్ అండ్ పనిష్‌మెంట్; क्राइम एंड पनिशमेंट | Fyodor Dostoevsky
Mother (Russian novel of 1906); మదర్ – అమ్మ (1906 రష్యన్ నవల); मदर – माँ (1906 का रूसी उपन्यास) | Maxim Gorky
Pride and Prejudice; ప్రైడ్ అండ్ ప్రెజుడీస్; प्राइड एंड प्रेजुडिस | Jane Austen
Emma; ఎమ్మా; एमा | Jane Austen
Das Kapital; దాస్ కాపిటల్; दास कैपिटल | Karl Marx
The Wealth of Nations; ద వెల్త్ ఆఫ్ నేషన్స్; द वेल्थ ऑफ़ नेशन्स | Adam Smith
The Republic; ద రిపబ్లిక్; द रिपब्लिक | Plato
The Prince; ద ప్రిన్స్; द प्रिंस | Niccolò Machiavelli
The Social Contract; ద సోషల్ కాంట్రాక్ట్; द सोशल कॉन्ट्रैक्ट | Jean-Jacques Rousseau
On the Origin of Species; ఆన్ ద ఆరిజిన్ ఆఫ్ స్పీసీస్; ऑन द ओरिजिन ऑफ़ स्पीशीज़ | Charles Darwin
Train to Pakistan; ట్రెయిన్ టు పాకిస్తాన్; ट्रेन टु पाकिस्तान | Khushwant Singh
Untouchable; అన్‌టచబుల్; अनटचेबल | Mulk Raj Anand
Coolie; కూలీ; कुली | Mulk Raj Anand
Midnight’s Children; మిడ్‌నైట్స్ చిల్డ్రన్; मिडनाइट्स चिल्ड्रन | Salman Rushdie
The God of Small Things; ద గాడ్ ఆఫ్ స్మాల్ థింగ్స్; द गॉड ऑफ़ स्मॉल थिंग्स | Arundhati Roy
A Suitable Boy; ఎ సూటబుల్ బాయ్; अ सूटेबल बॉय | Vikram Seth
The White Tiger; ద వైట్ టైగర్; द व्हाइट टाइगर | Aravind Adiga
India Wins Freedom; ఇండియా విన్స్ ఫ్రీడమ్; इंडिया विन्स फ़्रीडम | Abul Kalam Azad
Annihilation of Caste; కుల నిర్మూలన; जाति का विनाश | B. R. Ambedkar
Poverty and Un-British Rule in India; పావర్టీ అండ్ అన్‌బ్రిటిష్ రూల్ ఇన్ ఇండియా; पॉवर्टी एंड अनब्रिटिश रूल इन इंडिया | Dadabhai Naoroji
Neel Darpan; నీల్ దర్పణ్; नील दर्पण | Dinabandhu Mitra
Kanyasulkam; కన్యాశుల్కం; कन्याशुल्कम् | Gurajada Apparao
Ramayana Kalpavriksham; రామాయణ కల్పవృక్షం; रामायण कल्पवृक्षम् | Viswanatha Satyanarayana || It won the first Jnanpith Award for Telugu.; తెలుగుకు మొదటి జ్ఞానపీఠ పురస్కారం తెచ్చింది.; इस पर तेलुगु का पहला ज्ञानपीठ पुरस्कार मिला।
Veyi Padagalu; వేయిపడగలు; वेयि पडगलु | Viswanatha Satyanarayana
Maha Prasthanam; మహాప్రస్థానం; महाप्रस्थानम् | Sri Sri
# hard
Kamayani; కామాయని; कामायनी | Jaishankar Prasad
Madhushala; మధుశాల; मधुशाला | Harivansh Rai Bachchan
Urvashi (epic poem); ఊర్వశి (కావ్యం); उर्वशी (काव्य) | Ramdhari Singh Dinkar
Yama (poems); యామా (కవితలు); यामा (कविताएँ) | Mahadevi Verma
Maila Anchal; మైలా ఆంచల్; मैला आँचल | Phanishwar Nath Renu
Man-eaters of Kumaon; మ్యాన్ ఈటర్స్ ఆఫ్ కుమావూఁ; मैन-ईटर्स ऑफ़ कुमाऊँ | Jim Corbett; జిమ్ కార్బెట్; जिम कॉर्बेट
Viswambhara; విశ్వంభర; विश्वंभरा | C. Narayana Reddy
Pakudu Rallu; పాకుడు రాళ్లు; पाकुडु राल्लु | Ravuri Bharadwaja
Barrister Parvateesam; బారిస్టర్ పార్వతీశం; बैरिस्टर पार्वतीशम | Mokkapati Narasimha Sastry
Long Walk to Freedom; లాంగ్ వాక్ టు ఫ్రీడమ్; लॉन्ग वॉक टु फ़्रीडम | Nelson Mandela
Mein Kampf; మైన్ కాంఫ్; माइन कैम्फ़ | Adolf Hitler
The Old Man and the Sea; ద ఓల్డ్ మ్యాన్ అండ్ ద సీ; द ओल्ड मैन एंड द सी | Ernest Hemingway
Don Quixote; డాన్ కిహోటే; डॉन किहोते | Miguel de Cervantes
The Divine Comedy; ద డివైన్ కామెడీ; द डिवाइन कॉमेडी | Dante
Les Misérables; లె మిజరబుల్; ले मिज़रेबल | Victor Hugo
Faust; ఫౌస్ట్; फ़ाउस्ट | Goethe
The General Theory of Employment, Interest and Money; ద జనరల్ థియరీ ఆఫ్ ఎంప్లాయ్‌మెంట్, ఇంటరెస్ట్ అండ్ మనీ; द जनरल थ्योरी ऑफ़ एम्प्लॉयमेंट, इंटरेस्ट एंड मनी | John Maynard Keynes
`,
  relations: [
    {
      of: 'book',
      to: 'author',
      shape: 'many-to-one',
      ask: t('Who wrote **{a}**?', '**{a}** రచయిత ఎవరు?', '**{a}** के लेखक कौन हैं?'),
      askBack: t('Which of these did **{b}** write?', 'వీటిలో **{b}** రచన ఏది?', 'इनमें से **{b}** की रचना कौन-सी है?'),
      odd: t(
        'Which of these was **not** written by **{b}**?',
        'వీటిలో **{b}** రచన **కానిది** ఏది?',
        'इनमें से कौन-सी **{b}** की रचना **नहीं** है?',
      ),
      tell: t('{a} was written by {b}.', '{a} రచయిత {b}.', '{a} के लेखक {b} हैं।'),
    },
  ],
})
