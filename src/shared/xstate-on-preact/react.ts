/** As much of React as @xstate/react asks for. */

export { createContext, createElement } from 'preact';
export { useCallback, useContext, useEffect, useState } from 'preact/hooks';
