/** Countries and continents. */
export const COUNTRIES = `
India; భారతదేశం; भारत
Pakistan; పాకిస్తాన్; पाकिस्तान
Bangladesh; బంగ్లాదేశ్; बांग्लादेश
Nepal; నేపాల్; नेपाल
Bhutan; భూటాన్; भूटान
Sri Lanka; శ్రీలంక; श्रीलंका
Maldives; మాల్దీవులు; मालदीव
Myanmar; మయన్మార్; म्यांमार
China; చైనా; चीन
Afghanistan; ఆఫ్ఘనిస్తాన్; अफ़गानिस्तान
Japan; జపాన్; जापान
South Korea; దక్షిణ కొరియా; दक्षिण कोरिया
North Korea; ఉత్తర కొరియా; उत्तर कोरिया
Mongolia; మంగోలియా; मंगोलिया
Thailand; థాయ్‌లాండ్; थाईलैंड
Vietnam; వియత్నాం; वियतनाम
Cambodia; కంబోడియా; कंबोडिया
Laos; లావోస్; लाओस
Malaysia; మలేషియా; मलेशिया
Singapore; సింగపూర్; सिंगापुर
Indonesia; ఇండోనేషియా; इंडोनेशिया
Philippines; ఫిలిప్పీన్స్; फिलीपींस
Iran; ఇరాన్; ईरान
Iraq; ఇరాక్; इराक
Syria; సిరియా; सीरिया
Jordan; జోర్డాన్; जॉर्डन
Lebanon; లెబనాన్; लेबनान
Israel; ఇజ్రాయెల్; इज़राइल
Saudi Arabia; సౌదీ అరేబియా; सऊदी अरब
Kuwait; కువైట్; कुवैत
Oman; ఒమన్; ओमान
Qatar; ఖతార్; क़तर
Bahrain; బహ్రెయిన్; बहरीन
United Arab Emirates; యునైటెడ్ అరబ్ ఎమిరేట్స్; संयुक्त अरब अमीरात
Yemen; యెమెన్; यमन
Turkey; టర్కీ; तुर्की
Kazakhstan; కజకిస్తాన్; कज़ाकिस्तान
Uzbekistan; ఉజ్బెకిస్తాన్; उज़्बेकिस्तान
Kyrgyzstan; కిర్గిజ్‌స్తాన్; किर्गिज़स्तान
Tajikistan; తజికిస్తాన్; ताजिकिस्तान
Azerbaijan; అజర్‌బైజాన్; अज़रबैजान
Armenia; అర్మేనియా; आर्मेनिया
Georgia; జార్జియా; जॉर्जिया
Russia; రష్యా; रूस
Ukraine; ఉక్రెయిన్; यूक्रेन
Poland; పోలాండ్; पोलैंड
Germany; జర్మనీ; जर्मनी
France; ఫ్రాన్స్; फ्रांस
Spain; స్పెయిన్; स्पेन
Portugal; పోర్చుగల్; पुर्तगाल
Italy; ఇటలీ; इटली
Greece; గ్రీస్; यूनान
United Kingdom; యునైటెడ్ కింగ్‌డమ్; यूनाइटेड किंगडम
Ireland; ఐర్లాండ్; आयरलैंड
Netherlands; నెదర్లాండ్స్; नीदरलैंड
Belgium; బెల్జియం; बेल्जियम
Switzerland; స్విట్జర్లాండ్; स्विट्ज़रलैंड
Austria; ఆస్ట్రియా; ऑस्ट्रिया
Hungary; హంగేరి; हंगरी
Czech Republic; చెక్ రిపబ్లిక్; चेक गणराज्य
Slovakia; స్లోవేకియా; स्लोवाकिया
Serbia; సెర్బియా; सर्बिया
Romania; రొమేనియా; रोमानिया
Denmark; డెన్మార్క్; डेनमार्क
Sweden; స్వీడన్; स्वीडन
Norway; నార్వే; नॉर्वे
Finland; ఫిన్లాండ్; फिनलैंड
Iceland; ఐస్‌లాండ్; आइसलैंड
Egypt; ఈజిప్ట్; मिस्र
Libya; లిబియా; लीबिया
Algeria; అల్జీరియా; अल्जीरिया
Morocco; మొరాకో; मोरक्को
Ethiopia; ఇథియోపియా; इथियोपिया
Kenya; కెన్యా; केन्या
Uganda; ఉగాండా; युगांडा
Tanzania; టాంజానియా; तंज़ानिया
Ghana; ఘనా; घाना
Nigeria; నైజీరియా; नाइजीरिया
Zambia; జాంబియా; ज़ाम्बिया
Zimbabwe; జింబాబ్వే; ज़िम्बाब्वे
Namibia; నమీబియా; नामीबिया
Botswana; బోట్స్వానా; बोत्सवाना
South Africa; దక్షిణాఫ్రికా; दक्षिण अफ्रीका
Angola; అంగోలా; अंगोला
Mauritius; మారిషస్; मॉरीशस
Seychelles; సీషెల్స్; सेशेल्स
Madagascar; మడగాస్కర్; मेडागास्कर
United States; అమెరికా సంయుక్త రాష్ట్రాలు; संयुक्त राज्य अमेरिका
Canada; కెనడా; कनाडा
Mexico; మెక్సికో; मेक्सिको
Cuba; క్యూబా; क्यूबा
Jamaica; జమైకా; जमैका
Guatemala; గ్వాటెమాలా; ग्वाटेमाला
Costa Rica; కోస్టారికా; कोस्टा रिका
Brazil; బ్రెజిల్; ब्राज़ील
Argentina; అర్జెంటీనా; अर्जेंटीना
Chile; చిలీ; चिली
Peru; పెరూ; पेरू
Colombia; కొలంబియా; कोलंबिया
Venezuela; వెనిజులా; वेनेज़ुएला
Ecuador; ఈక్వెడార్; इक्वाडोर
Uruguay; ఉరుగ్వే; उरुग्वे
Paraguay; పరాగ్వే; पराग्वे
Australia; ఆస్ట్రేలియా; ऑस्ट्रेलिया
New Zealand; న్యూజిలాండ్; न्यूज़ीलैंड
Fiji; ఫిజీ; फ़िजी
Papua New Guinea; పాపువా న్యూ గినియా; पापुआ न्यू गिनी
Asia; ఆసియా; एशिया
Africa; ఆఫ్రికా; अफ्रीका
Europe; ఐరోపా; यूरोप
North America; ఉత్తర అమెరికా; उत्तर अमेरिका
South America; దక్షిణ అమెరికా; दक्षिण अमेरिका
Antarctica; అంటార్కిటికా; अंटार्कटिका
`
