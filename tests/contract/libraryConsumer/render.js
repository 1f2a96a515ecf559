import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

import { App } from './App.js';

process.stdout.write(renderToString(createElement(App)));
