import 'consultancy-design-system/styles.css';

import { use } from 'react';
import { Links, Meta, Outlet, Scripts } from 'react-router';

import { Nonce } from './Nonce.js';

export default function Root() {
  const nonce = use(Nonce);
  return (
    <html lang="en">
      <head>
        <title>App</title>
        <link rel="icon" href="data:," />
        <Meta />
        {/* The policy lets sheets in by their address; a nonce that browsers hide would differ here. */}
        <Links nonce="" />
      </head>
      <body>
        <Outlet />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}
