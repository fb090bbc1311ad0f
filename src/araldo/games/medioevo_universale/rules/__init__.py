"""The rules of Medioevo Universale, one module a chapter: what may be done and what it does, here and only here.

Below the chapters stand what they share: `players`, `money`, `hands`, `pieces`, `transports`, `structures`, `armies`,
`land`. MU-GEN-02: divisions round down (`//`) unless a rule says otherwise. MU-GEN-05: all chance is `roll` and `below`
of the kernel, one even draw each, kept in the record. MU-KGD-07: land of no player is the `BARBARIANS`'.
"""
